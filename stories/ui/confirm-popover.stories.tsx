import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ConfirmPopover } from '@whirligig/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'

const meta = {
  title: 'Overlays/Confirm Popover',
  component: ConfirmPopover,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    trigger: (
      <Button variant="secondary" size="sm">
        Disable
      </Button>
    ),
    title: 'Disable Bramble & Bear?',
    description: 'Its brand leaves the shop, and its account is blocked until you enable it again.',
    confirmLabel: 'Disable',
    align: 'start',
    onConfirm: fn(),
  },
  decorators: [
    (Story) => (
      <div className="min-h-64">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConfirmPopover>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openQuestion({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button'))
  return screen.findByRole('alertdialog')
}

export const Open: Story = {
  play: async (context) => {
    const question = await openQuestion(context)
    await expect(question).toHaveAccessibleName('Disable Bramble & Bear?')
    await expect(question).toHaveAccessibleDescription(/until you enable it again/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
export const NonDestructive: Story = {
  args: { title: 'Enable Bramble & Bear?', description: undefined, confirmLabel: 'Enable', variant: 'primary' },
  play: async (context) => {
    const question = await openQuestion(context)
    await expect(question).not.toHaveAttribute('aria-describedby')
    await expect(question.querySelector('p')).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    title: 'Delete The Very Long Name Of A Brand That Makes Wooden Animals?',
    description:
      'Its toys are kept, but they are off sale until they get another brand. Its merchant has to be approved again.',
    confirmLabel: 'Delete',
  },
  play: async (context) => {
    await openQuestion(context)
  },
}
export const CancelReturnsFocus: Story = {
  play: async (context) => {
    await openQuestion(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(context.args.onConfirm).not.toHaveBeenCalled()
    await expect(context.canvas.getByRole('button')).toHaveFocus()
  },
}
export const ConfirmsByKeyboard: Story = {
  play: async (context) => {
    await context.userEvent.tab()
    await context.userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await context.userEvent.tab()
    await context.userEvent.keyboard('{Enter}')
    await expect(context.args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
export const EscapeCancelsAndReturnsFocus: Story = {
  play: async (context) => {
    await openQuestion(context)
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(context.args.onConfirm).not.toHaveBeenCalled()
    await expect(context.canvas.getByRole('button')).toHaveFocus()
  },
}
