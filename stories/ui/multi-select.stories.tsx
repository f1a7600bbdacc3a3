import type { Meta, StoryObj } from '@storybook/react-vite'
import { MultiSelect } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'
import { multiSelectMeta, openList } from '../support/multi-select-story.tsx'

const names = ['Teddy Bears', 'Transformer', 'Rubix Cube', 'Bath Duck', 'Moon Rocket', 'Wooden Train', 'Spinning Top']
const options = names.map((label, index) => ({ value: String(index), label }))

const meta = {
  ...multiSelectMeta,
  title: 'Forms/Multi Select',
  component: MultiSelect,
  args: { options, value: [], listLabel: 'Toys', onChange: fn() },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Products' })
    await expect(field).toHaveAttribute('placeholder', 'Search and choose')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
export const WithSelection: Story = {
  args: { value: ['0', '3'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Selected' }).children).toHaveLength(2)
  },
}
export const DisabledOption: Story = {
  args: { options: [{ value: '0', label: 'Sold out', disabled: true }, ...options.slice(1)] },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await openList(context)
    const [soldOut, other] = canvas.getAllByRole('option')
    await expect(soldOut).toHaveAttribute('aria-disabled', 'true')
    await expect(other).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{ArrowDown}{Enter} ')
    await userEvent.click(canvas.getByRole('option', { name: 'Sold out' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = { args: { value: ['0'], disabled: true } }
export const Invalid: Story = { parameters: { field: { label: 'Products', error: 'Products are required.' } } }
export const LongText: Story = {
  args: {
    options: [{ value: '0', label: 'The Extraordinarily Long Name Of A Wooden Animal That Is Hard To Pronounce' }],
    value: ['0'],
  },
  play: async (context) => {
    await openList(context)
  },
}
/** The names of selected options are not known yet. */
export const Loading: Story = {
  args: { options: [], value: ['0'], loading: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Remove …' })).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
  },
}
export const NamesAppearWhenLoaded: Story = {
  render: function Render(args) {
    const [loaded, setLoaded] = useState(false)
    return (
      <>
        <MultiSelect {...args} options={loaded ? options : []} loading={!loaded} />
        <button type="button" onClick={() => setLoaded(true)}>
          Load
        </button>
      </>
    )
  },
  args: { value: ['0'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await expect(canvas.getByRole('button', { name: 'Remove Teddy Bears' })).toBeVisible()
  },
}
/** Options of an earlier request are not offered while the new ones load or could not be loaded. */
export const LoadingAgain: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
export const LoadError: Story = {
  args: { error: 'The toys could not be loaded.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('The toys could not be loaded.')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), ' xyz ')
    await expect(canvas.getByText('No matches for “xyz”.', { selector: '[role=status]' })).toBeInTheDocument()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('No options.')
  },
}
export const SelectsOnClick: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const field = await openList(context)
    await userEvent.click(canvas.getByRole('option', { name: 'Bath Duck' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['3'])
    await expect(canvas.getByRole('option', { name: 'Bath Duck' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('7 found, 1 selected')
    await expect(field).toHaveFocus()
  },
}
export const SearchesSeveralWords: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const field = await openList(context)
    await userEvent.type(field, 'bears ted')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['0'])
  },
}
export const ChipRemovesOption: Story = {
  args: { value: ['0', '3'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Teddy Bears' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['3'])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}
export const LeavingClosesAndClearsTheText: Story = {
  args: { onBlur: fn() },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const field = await openList(context)
    await userEvent.type(field, 'duck')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Select all found' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeDisabled()
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await expect(args.onBlur).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Select all found' }).blur()
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveValue('')
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
export const ClickOutsideCloses: Story = {
  play: async (context) => {
    await openList(context)
    await context.userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
/** On iOS, a tap outside does not blur the field. */
export const OutsidePressWithoutBlurCloses: Story = {
  play: async (context) => {
    const field = await openList(context)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await waitFor(() => expect(context.canvas.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveFocus()
  },
}
const onNumbersChange = fn()
export const NumbersStayNumbers: Story = {
  tags: ['!autodocs'],
  render: () => (
    <MultiSelect
      options={names.map((label, value) => ({ value, label }))}
      defaultValue={[0]}
      onChange={(value: readonly number[]) => onNumbersChange(value)}
    />
  ),
  play: async (context) => {
    await openList(context)
    await context.userEvent.click(context.canvas.getByRole('option', { name: 'Rubix Cube' }))
    await expect(onNumbersChange).toHaveBeenLastCalledWith([0, 2])
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Remove Teddy Bears' }))
    await expect(onNumbersChange).toHaveBeenLastCalledWith([2])
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(MultiSelect),
  args: { value: undefined, defaultValue: ['3', '0'], name: 'toys' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'toys=3&toys=0',
      changed: 'toys=0&toys=1',
      change: async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Remove Bath Duck' }))
        await openList(context)
        await userEvent.click(canvas.getByRole('option', { name: 'Transformer' }))
        await userEvent.keyboard('{Escape}')
      },
    })
    await expect(canvas.getByRole('button', { name: 'Remove Bath Duck' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove Transformer' })).toBeNull()
  },
}
