import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Callout } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { classNameWins } from '../support/class-name-wins.ts'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  args: { children: 'Invitations are for guests. Sign out to continue.' },
} satisfies Meta<typeof Callout>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Thank you! We have received your message.' } }
export const ErrorIsAnnounced: Story = {
  args: { tone: 'error', role: 'alert', children: 'That sign-in is no longer valid. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again.')
  },
}
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="link" size="sm" className="px-0">
        Sign out and continue
      </Button>
    ),
  },
}
export const Phone: Story = forViewport('phone')
export const ClassNameWins: Story = { ...classNameWins }
