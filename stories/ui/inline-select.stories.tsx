import type { Meta, StoryObj } from '@storybook/react-vite'
import { InlineSelect } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

const meta = {
  title: 'Forms/Inline Select',
  component: InlineSelect<number>,
  render: controlled(InlineSelect<number>),
  args: {
    label: 'Sort By',
    options: [
      { value: 0, label: 'Newest First' },
      { value: 1, label: 'Price High to Low' },
      { value: 2, label: 'Price Low to High' },
    ],
    value: 0,
    onChange: fn(),
  },
} satisfies Meta<typeof InlineSelect<number>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { options: [{ value: 0, label: 'The toys that were put on sale in the last days, the newest of them first' }] },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
}
export const SelectsOption: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort By' }), 'Price Low to High')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Price Low to High')
  },
}
export const FocusOutlinesBox: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.getByRole('combobox').parentElement).toHaveStyle({ outlineStyle: 'solid' })
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(InlineSelect<number>),
  args: { value: undefined, defaultValue: 1, name: 'order' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'order=1',
      changed: 'order=2',
      change: async () => {
        await userEvent.selectOptions(canvas.getByRole('combobox'), 'Price Low to High')
        await expect(canvas.getByText('Price Low to High', { selector: 'span' })).toBeVisible()
      },
    })
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Price High to Low')
    await expect(canvas.getByText('Price High to Low', { selector: 'span' })).toBeVisible()
  },
}
