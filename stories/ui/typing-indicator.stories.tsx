import type { Meta, StoryObj } from '@storybook/react-vite'
import { TypingIndicator } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Feedback/Typing Indicator',
  component: TypingIndicator,
  args: { name: 'Ada', className: 'max-w-60' },
} satisfies Meta<typeof TypingIndicator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ada is typing…')
  },
}
export const ReservesSpaceWhenIdle: Story = {
  args: { name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').clientHeight).toBeGreaterThan(0)
  },
}
export const LongText: Story = { args: { name: 'A Person With A Name That Goes On And On And On' } }
