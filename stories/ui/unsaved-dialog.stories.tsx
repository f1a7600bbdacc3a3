import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnsavedDialog } from '@whirligig/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'

const meta = {
  title: 'Overlays/Unsaved Dialog',
  component: UnsavedDialog,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof UnsavedDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
  },
}
export const CallsOnLeave: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}
export const EscapeStays: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}
