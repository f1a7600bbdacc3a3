import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingFilter } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

const meta = {
  title: 'Forms/Rating Filter',
  component: RatingFilter,
  render: controlled(RatingFilter),
  args: { value: 0, onChange: fn(), className: 'max-w-xs px-3' },
} satisfies Meta<typeof RatingFilter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(canvas.getAllByRole('radio')).toHaveLength(6)
    await expect(canvas.getByRole('group', { name: 'Rating' })).toBeVisible()
    const countStars = (name: string, selector: string) =>
      canvas.getByRole('radio', { name }).parentElement?.querySelectorAll(selector).length
    await expect(countStars('3 stars and up', 'svg')).toBe(5)
    await expect(countStars('3 stars and up', '[data-full]')).toBe(3)
    await expect(countStars('All', 'svg')).toBe(0)
  },
}
export const FourStarsAndUp: Story = { args: { value: 4 } }
export const WithCounts: Story = {
  args: { counts: { 5: 6, 4: 14, 3: 19, 2: 20, 1: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '4 stars and up 14 toys' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '1 star and up 1 toy' })).toBeVisible()
  },
}
export const SelectsOnClick: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('3 stars and up'))
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
  },
}
export const SelectsByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(RatingFilter),
  args: { value: undefined, defaultValue: 4, name: 'rating' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'rating=4',
      changed: 'rating=0',
      change: async () => {
        await userEvent.click(canvas.getByRole('radio', { name: 'All' }))
      },
    })
    await expect(canvas.getByRole('radio', { name: '4 stars and up' })).toBeChecked()
  },
}
