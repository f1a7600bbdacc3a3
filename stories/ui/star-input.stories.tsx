import type { Meta, StoryObj } from '@storybook/react-vite'
import { StarInput } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectFocusRing } from '../support/expect-focus-ring.ts'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

const meta = {
  title: 'Forms/Star Input',
  component: StarInput,
  decorators: [withField],
  parameters: { field: { label: 'Rating', group: true } },
  render: controlled(StarInput),
  args: { value: 0, onChange: fn() },
} satisfies Meta<typeof StarInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 to 5 stars')).toBeVisible()
  },
}
export const FourStars: Story = { args: { value: 4 } }
export const Disabled: Story = {
  args: { value: 3, disabled: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const star = canvas.getByRole('radio', { name: '5 stars' })
    await userEvent.hover(star.parentElement as HTMLElement) // its label
    await expect(canvasElement.querySelectorAll('[data-full]')).toHaveLength(3)
    await userEvent.click(star)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const RefIsFirstStar: Story = {
  args: { ref: (star: HTMLInputElement | null) => star?.focus() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus()
  },
}
export const RefIsSelectedStar: Story = {
  args: { value: 3, ref: (star: HTMLInputElement | null) => star?.focus() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus()
  },
}
export const TouchSelectsWithoutPreview: Story = {
  args: { value: 1 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const label = canvas.getByRole('radio', { name: '5 stars' }).parentElement as HTMLElement // that of an HTML element
    await userEvent.pointer({ keys: '[TouchA>]', target: label })
    await expect(canvasElement.querySelectorAll('[data-full]')).toHaveLength(1)
    await userEvent.pointer({ keys: '[/TouchA]', target: label })
    await expect(canvasElement.querySelectorAll('[data-full]')).toHaveLength(5)
  },
}
export const Invalid: Story = { parameters: { field: { error: 'Rating is required.' } } }
export const SelectsOnClick: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked()
  },
}
export const SelectsByKeyboard: Story = {
  args: { value: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toHaveFocus()
    await expectFocusRing(canvas.getByRole('radio', { name: '2 stars' }).parentElement)
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
}
export const HoverPreviewsSelection: Story = {
  args: { value: 1 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: '5 stars' }).parentElement as HTMLElement) // its label
    await expect(canvasElement.querySelectorAll('[data-full]')).toHaveLength(5)
    await expect(canvas.getByText('5 stars')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.hover(canvas.getByText('5 stars'))
    await expect(canvasElement.querySelectorAll('[data-full]')).toHaveLength(1)
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(StarInput),
  args: { value: undefined, defaultValue: 3, name: 'stars' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'stars=3',
      changed: 'stars=5',
      change: async () => {
        await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }))
        await expect(canvas.getByText('5 stars')).toBeVisible()
      },
    })
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toBeChecked()
    await expect(canvas.getByText('3 stars')).toBeVisible()
  },
}
