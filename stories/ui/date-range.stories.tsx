import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateRange } from '@whirligig/ui'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

const meta = {
  title: 'Forms/Date Range',
  component: DateRange,
  args: { label: 'Ordered', from: '', to: '', onChange: fn() },
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Ordered' })).toBeVisible()
    for (const name of ['from', 'to'])
      for (const limit of ['min', 'max']) await expect(canvas.getByLabelText(name)).not.toHaveAttribute(limit)
    fireEvent.change(canvas.getByLabelText('from'), { target: { value: '2026-11-01' } })
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-01', to: '' })
  },
}
export const WithDates: Story = {
  args: { from: '2026-11-01', to: '2026-11-20' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('from')).toHaveValue('2026-11-01')
    await expect(canvas.getByLabelText('from')).toHaveAttribute('max', '2026-11-20')
    await expect(canvas.getByLabelText('from')).not.toHaveAttribute('min')
    await expect(canvas.getByLabelText('to')).toHaveValue('2026-11-20')
    await expect(canvas.getByLabelText('to')).toHaveAttribute('min', '2026-11-01')
    await expect(canvas.getByLabelText('to')).not.toHaveAttribute('max')
    fireEvent.change(canvas.getByLabelText('to'), { target: { value: '' } })
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-01', to: '' })
  },
}
export const OnPhone: Story = { ...WithDates, ...forViewport('phone') }
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(DateRange),
  args: { from: undefined, to: undefined, defaultFrom: '2026-11-01', fromName: 'from', toName: 'to' },
  play: async (context) => {
    const { canvas } = context
    await expectSubmitAndReset(context, {
      first: 'from=2026-11-01&to=',
      changed: 'from=2026-11-05&to=2026-11-20',
      change: async () => {
        fireEvent.change(canvas.getByLabelText('from'), { target: { value: '2026-11-05' } })
        fireEvent.change(canvas.getByLabelText('to'), { target: { value: '2026-11-20' } })
        await waitFor(() => expect(canvas.getByLabelText('from')).toHaveAttribute('max', '2026-11-20'))
      },
    })
    await expect(canvas.getByLabelText('from')).toHaveValue('2026-11-01')
    await expect(canvas.getByLabelText('from')).not.toHaveAttribute('max')
  },
}
