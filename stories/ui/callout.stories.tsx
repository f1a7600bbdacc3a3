import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Callout } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Components/Callout',
  component: Callout,
  args: { children: 'Invitations are for guests: sign out to go on.' },
} satisfies Meta<typeof Callout>

export default meta
type Story = StoryObj<typeof meta>

export const Information: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Thank you! Your words are on their way to us.' } }
export const FailureIsAnnounced: Story = {
  args: { tone: 'error', role: 'alert', children: 'That sign-in is no longer valid. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again.')
  },
}
export const WithAnAction: Story = {
  args: {
    action: (
      <Button variant="link" size="sm" className="px-0">
        Sign out and go on
      </Button>
    ),
  },
}
export const OnAPhone: Story = forViewport('phone')
