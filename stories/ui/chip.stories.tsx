import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Chip } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { classNameWins } from '../support/class-name-wins.ts'
import { expectTarget } from '../support/expect-target.ts'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { label: '4 stars and up', onRemove: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  decorators: [
    (Story) => (
      <div className="w-48">
        <Story />
      </div>
    ),
  ],
  args: { label: 'The Very Long Name Of A Brand' },
}
export const InRow: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-2">
      <Chip {...args} label="$20 – $120" />
      <Chip {...args} />
      <Button variant="link" size="sm">
        Clear all
      </Button>
    </div>
  ),
}
export const RemovesOnClick: Story = {
  // The target is larger than the button looks.
  decorators: [
    (Story) => (
      <div className="p-2">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await expectTarget(canvas.getByRole('button'), 'vertical')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: 4 stars and up' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const ClassNameWins: Story = { ...classNameWins }
export const PseudoStates: Story = { render: withPseudoStates(Chip) }
