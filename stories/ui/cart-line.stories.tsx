import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartLine, Field, QuantityInput, RemovedLine } from '@whirligig/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { sampleProducts } from '../support/sample-products.ts'

const meta = {
  title: 'Commerce/Cart Line',
  component: CartLine,
  args: { ...sampleProducts.robot, quantity: 'Quantity 1', onRemove: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-93 bg-paper">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

/** The line itself; its buttons are busy on their own. */
const expectBusy = (canvasElement: HTMLElement, isBusy: boolean) =>
  expect(canvasElement.querySelector('[aria-busy]:has(img)') !== null).toBe(isBusy)

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Quantity 1')).toBeVisible()
    // Screen readers announce only what comes into a live region that is already there.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expectBusy(canvasElement, false)
    await expect(canvasElement.querySelector('[data-unavailable]')).toBeNull()
  },
}
export const WithQuantityInput: Story = {
  args: {
    price: '$198.00',
    unitPrice: '$99.00',
    quantity: (
      <Field label="Quantity of Transformer" labelHidden>
        <QuantityInput value={2} max={5} onChange={fn()} />
      </Field>
    ),
  },
}
export const PriceChanged: Story = { args: { price: '$12.00', note: 'Was $99.00, now $12.00' } }
export const LowStock: Story = { args: { note: 'Only 3 left' } }
export const Unavailable: Story = {
  args: { note: 'No longer available', unavailable: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No longer available')).toBeVisible()
    await expect(canvasElement.querySelector('[data-unavailable]')).not.toBeNull()
  },
}
export const LoadingIgnoresClicks: Story = {
  args: { loading: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expectBusy(canvasElement, true)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Transformer' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}
export const LongText: Story = { args: { name: 'The Extraordinarily Patient Floor Puzzle of the Whole Solar System' } }
export const RemovesLine: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Transformer' })).toHaveAttribute('href', '#/product/transformer')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Transformer' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const SavesForLater: Story = {
  args: { onSaveForLater: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save for later: Transformer' })
    await expect(button).toHaveTextContent('Save for later')
    await userEvent.click(button)
    await expect(args.onSaveForLater).toHaveBeenCalledOnce()
  },
}
export const SaveForLaterFitsPhones: Story = {
  args: { ...WithQuantityInput.args, onSaveForLater: fn() },
  ...forViewport('phone'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save for later: Transformer' })
    await expect(button.getBoundingClientRect().height).toBe(44) // One line of text.
    await expect(button.getBoundingClientRect().right).toBeLessThan(window.innerWidth)
  },
}
export const Saving: Story = {
  args: { onSaveForLater: fn(), saving: true },
  play: async ({ canvasElement }) => expectBusy(canvasElement, true),
}
const onUndo = fn()
export const Removed: Story = {
  render: () => <RemovedLine name="Transformer" onUndo={onUndo} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Transformer removed')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo: put Transformer back' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onUndo).toHaveBeenCalledOnce()
  },
}
