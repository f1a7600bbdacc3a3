import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceSlider } from '@whirligig/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'
import { waitForFrames } from '../support/wait-for-frames.ts'

const meta = {
  title: 'Forms/Price Slider',
  component: PriceSlider,
  render: controlled(PriceSlider),
  args: { value: { min: 1, max: 2500 }, onChange: fn(), onCommit: fn(), className: 'max-w-sm' },
} satisfies Meta<typeof PriceSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const lowest = canvas.getByRole('slider', { name: 'Lowest price' })
    await expect(lowest).toHaveAttribute('aria-valuetext', '$1')
    await expect(canvas.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', '$2,500')
  },
}
export const FullRange: Story = { args: { value: { min: 1, max: 5000 } } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Lowest price' })
    await userEvent.tab()
    await expect(thumb).not.toHaveFocus()
    await expect(thumb.closest('[aria-disabled=true]')).toHaveStyle({ pointerEvents: 'none' })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const MinimumGap: Story = { args: { value: { min: 2500, max: 2510 } } }
export const ChangesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Lowest price' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 2, max: 2500 })
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 2, max: 2500 })
    await userEvent.keyboard('{PageUp}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 12, max: 2500 })
    await userEvent.keyboard('{PageUp}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 30, max: 2500 })
    await userEvent.keyboard('{Home}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 1, max: 2500 })
  },
}
export const KeepsMinimumGap: Story = {
  args: { value: { min: 2490, max: 2500 } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('slider', { name: 'Lowest price' }).focus()
    await userEvent.keyboard('{ArrowRight}{PageUp}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
}
export const StopsAtBounds: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('slider', { name: 'Highest price' }).focus()
    await userEvent.keyboard('{End}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 1, max: 5000 })
  },
}

/** Returns a function that dispatches a pointer event, `offset` pixels to the right of the center of the thumb. */
function createPointer(thumb: HTMLElement) {
  const { left, top } = thumb.getBoundingClientRect()
  // Synthetic pointers cannot be captured, so the capture is mocked.
  thumb.setPointerCapture = fn()
  thumb.hasPointerCapture = () => true
  thumb.releasePointerCapture = () => undefined
  return (type: string, offset: number) =>
    thumb.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        clientX: left + 14 + offset,
        clientY: top + 14,
      }),
    )
}

/** A press beside the center of a thumb moves nothing, and neither does a trembling hand. */
export const PressDoesNotMove: Story = {
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Lowest price' })
    const pointer = createPointer(thumb)
    pointer('pointerdown', 12)
    pointer('pointermove', 14)
    pointer('pointerup', 14)
    await expect(thumb).toHaveFocus()
    await expect(thumb.setPointerCapture, 'so that the pointer can leave the thumb').toHaveBeenCalledWith(1)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
}

export const StartsWithSmallSteps: Story = {
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Lowest price' })
    const pointer = createPointer(thumb)
    pointer('pointerdown', 12)
    pointer('pointermove', 18)
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    pointer('pointercancel', 18) // The system takes over the touch.
    await expect(args.onCommit, 'the drag has ended').toHaveBeenCalledOnce()
    await expect(Number(thumb.getAttribute('aria-valuenow'))).toBeLessThan(6)
  },
}
/** The thumb stays under the pointer, on its way back, too. */
export const ThumbFollowsThePointer: Story = {
  args: { className: 'w-96' },
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Highest price' })
    const pointer = createPointer(thumb)
    // The slider knows the size of its thumb, and so where it stands, once it has been drawn.
    await waitForFrames()
    const start = thumb.getBoundingClientRect().left
    pointer('pointerdown', 0)
    for (const offset of [-150, -60]) {
      pointer('pointermove', offset)
      await waitFor(() => expect(Math.abs(thumb.getBoundingClientRect().left - start - offset)).toBeLessThan(6))
    }
    pointer('pointermove', 0)
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', '2500'))
    pointer('pointerup', 0)
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 1, max: 2500 })
  },
}
/** A press beside the thumbs moves the nearest one there, as Radix does. */
export const PressOnTheTrack: Story = {
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Highest price' })
    const track = thumb.closest<HTMLElement>('[data-orientation].touch-none')
    if (!track) throw new Error('There is no track.')
    track.setPointerCapture = fn()
    track.hasPointerCapture = () => true
    track.releasePointerCapture = fn()
    const { right, top } = track.getBoundingClientRect()
    const event = { bubbles: true, cancelable: true, pointerId: 1, clientX: right, clientY: top + 20 }
    track.dispatchEvent(new PointerEvent('pointerdown', event))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ min: 1, max: 5000 }))
    track.dispatchEvent(new PointerEvent('pointerup', event))
    await waitFor(() => expect(args.onCommit).toHaveBeenCalled())
  },
}
/** `onCommit` is optional. */
export const WithoutCommit: Story = {
  args: { onCommit: undefined },
  play: async ({ canvas, userEvent, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Lowest price' })
    thumb.focus()
    await userEvent.keyboard('{ArrowRight}')
    const pointer = createPointer(thumb)
    pointer('pointerdown', 0)
    pointer('pointermove', 20)
    pointer('pointerup', 20)
    await waitFor(() => expect(Number(thumb.getAttribute('aria-valuenow'))).toBeGreaterThan(2))
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const ThumbsDoNotOverlap: Story = {
  args: { value: { min: 2490, max: 2500 } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('slider', { name: 'Lowest price' }).getBoundingClientRect()
    const { left } = canvas.getByRole('slider', { name: 'Highest price' }).getBoundingClientRect()
    await waitFor(() => expect(left).toBeGreaterThanOrEqual(right - 1))
  },
}

export const CommitsWhenDragEnds: Story = {
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Highest price' })
    const pointer = createPointer(thumb)
    pointer('pointerdown', 0)
    pointer('pointermove', 46)
    await waitFor(() => expect(thumb).not.toHaveAttribute('aria-valuenow', '2500'))
    await expect(args.onChange).toHaveBeenCalled()
    await expect(args.onCommit).not.toHaveBeenCalled()
    pointer('pointerup', 46)
    await expect(args.onCommit).toHaveBeenCalledOnce()
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const lowest = canvas.getByRole('slider', { name: 'Lowest price' })
    const x = (thumb: HTMLElement) => thumb.getBoundingClientRect().x
    await expect(x(lowest)).toBeGreaterThan(x(canvas.getByRole('slider', { name: 'Highest price' })))
    // At the lowest price the middle of the thumb is at the end of the track.
    const track = canvasElement.querySelector('[data-orientation]:has(> [data-orientation])')
    await waitFor(() => expect(Math.abs(x(lowest) + 14 - (track?.getBoundingClientRect().right ?? 0))).toBeLessThan(2))
    lowest.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 2, max: 2500 })
    const pointer = createPointer(lowest)
    pointer('pointerdown', 0)
    pointer('pointermove', -46)
    pointer('pointerup', -46)
    await waitFor(() => expect(Number(lowest.getAttribute('aria-valuenow'))).toBeGreaterThan(10))
  },
}

/** The page's language can change while the slider is shown. The next story sets its own direction. */
export const FollowsTheDirectionOfThePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const lowest = canvas.getByRole('slider', { name: 'Lowest price' })
    document.documentElement.dir = 'rtl'
    await waitFor(() =>
      expect(lowest.getBoundingClientRect().x).toBeGreaterThan(
        canvas.getByRole('slider', { name: 'Highest price' }).getBoundingClientRect().x,
      ),
    )
    lowest.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onCommit).toHaveBeenLastCalledWith({ min: 2, max: 2500 })
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(PriceSlider),
  args: { value: undefined, defaultValue: { min: 5, max: 42 }, minName: 'min', maxName: 'max' },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expectSubmitAndReset(context, {
      first: 'min=5&max=42',
      changed: 'min=6&max=5000',
      change: async () => {
        canvas.getByRole('slider', { name: 'Lowest price' }).focus()
        await userEvent.keyboard('{ArrowRight}')
        canvas.getByRole('slider', { name: 'Highest price' }).focus()
        await userEvent.keyboard('{End}')
      },
    })
    await expect(canvas.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuenow', '5')
    await expect(canvas.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuenow', '42')
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 6, max: 5000 })
  },
}
