import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChangeNotice } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Feedback/Change Notice',
  component: ChangeNotice,
  args: { children: '3 products changed.', onUndo: fn(), onClose: fn() },
} satisfies Meta<typeof ChangeNotice>

export default meta
const onPhone = forViewport('phone')

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Undoing: Story = {
  args: { undoing: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onUndo).not.toHaveBeenCalled()
  },
}
export const CannotBeUndone: Story = {
  args: { onUndo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const NothingToChange: Story = {
  args: { tone: 'info', children: 'Nothing had to be changed.', onUndo: undefined },
}
export const WithErrors: Story = {
  args: { tone: 'error', children: '2 products changed. 1 product could not be changed: Its price is $12.00 by now.' },
}
export const DoubleTextSizeOnPhone: Story = {
  ...onPhone,
  globals: { ...onPhone.globals, textSize: 'double' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '264px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const label of ['Undo', 'Close']) {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(label))
      await expect(range.getClientRects(), `lines of ${label}`).toHaveLength(1)
    }
  },
}
