import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceSlider } from '@whirligig/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'

const meta = {
  title: 'Components/Price Slider',
  component: PriceSlider,
  render: controlled(PriceSlider),
  args: { value: { min: 1, max: 2500 }, onChange: fn(), onCommit: fn(), className: 'max-w-sm' },
} satisfies Meta<typeof PriceSlider>

export default meta
type Story = StoryObj<typeof meta>

export const AtFirst: Story = {
  play: async ({ canvas }) => {
    const lowest = canvas.getByRole('slider', { name: 'Lowest price' })
    await expect(lowest).toHaveAttribute('aria-valuetext', '$1')
    await expect(canvas.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', '$2,500')
  },
}
export const WholeRange: Story = { args: { value: { min: 1, max: 5000 } } }
export const AsCloseAsTheyCome: Story = { args: { value: { min: 2500, max: 2510 } } }
export const MovesWithTheArrowKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Lowest price' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 2, max: 2500 })
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 2, max: 2500 })
    await userEvent.keyboard('{PageUp}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 12, max: 2500 })
  },
}
export const ThumbsKeepTenDollarsApart: Story = {
  args: { value: { min: 2490, max: 2500 } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('slider', { name: 'Lowest price' }).focus()
    await userEvent.keyboard('{ArrowRight}{PageUp}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
}
export const EndsAtTheBounds: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('slider', { name: 'Highest price' }).focus()
    await userEvent.keyboard('{End}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 1, max: 5000 })
  },
}
export const CommitsWhenADragEnds: Story = {
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Highest price' })
    const { left, top } = thumb.getBoundingClientRect()
    const at = (x: number) => ({ bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: top + 14 })
    // A synthetic pointer cannot be captured, so the capture is played too.
    thumb.setPointerCapture = () => undefined
    thumb.hasPointerCapture = () => true
    thumb.releasePointerCapture = () => undefined
    thumb.dispatchEvent(new PointerEvent('pointerdown', at(left + 14)))
    thumb.dispatchEvent(new PointerEvent('pointermove', at(left + 60)))
    await waitFor(() => expect(thumb).not.toHaveAttribute('aria-valuenow', '2500'))
    await expect(args.onChange).toHaveBeenCalled()
    await expect(args.onCommit).not.toHaveBeenCalled()
    thumb.dispatchEvent(new PointerEvent('pointerup', at(left + 60)))
    await expect(args.onCommit).toHaveBeenCalledOnce()
  },
}
