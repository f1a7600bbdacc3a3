// Long because each state and each action of the component is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MultiSelect } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

const names = ['Teddy Bears', 'Transformer', 'Rubix Cube', 'Bath Duck', 'Moon Rocket', 'Wooden Train', 'Spinning Top']
const options = names.map((label, index) => ({ value: String(index), label }))
const thousands = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index),
  label: `${names[index % names.length]} ${index + 1}`,
}))

const meta = {
  title: 'Forms/Multi Select',
  component: MultiSelect,
  decorators: [
    withField,
    (Story) => (
      <div className="min-h-120">
        <Story />
      </div>
    ),
  ],
  parameters: { field: { label: 'Products' } },
  render: controlled(MultiSelect),
  args: { options, value: [], listLabel: 'Toys', onChange: fn() },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openList({ canvas, userEvent }: Context) {
  const field = canvas.getByRole('combobox', { name: 'Products' })
  await userEvent.click(field)
  await canvas.findAllByRole('option')
  return field
}

const getActiveName = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

/** Whether an option is inside of the visible part of the list. */
function isInList(option: HTMLElement): boolean {
  const list = screen.getByRole('listbox').getBoundingClientRect()
  const { top, bottom } = option.getBoundingClientRect()
  return top >= list.top - 1 && bottom <= list.bottom + 1
}

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
export const HoverActivatesOption: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await openList(context)
    for (const name of ['Bath Duck', 'Transformer']) {
      await userEvent.hover(canvas.getByRole('option', { name }))
      await waitFor(() => expect(getActiveName(field)).toBe(name))
      await expect(canvas.getAllByRole('option').filter((each) => each.matches('[data-active]'))).toEqual([
        canvas.getByRole('option', { name }),
      ])
    }
  },
}
export const ManySelected: Story = {
  args: { options: thousands, value: thousands.slice(0, 1500).map(({ value }) => value) },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Selected' })
    await expect(list.children).toHaveLength(13)
    await userEvent.click(canvas.getByRole('button', { name: 'and 1,488 more' }))
    await expect(list.children).toHaveLength(1501)
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }))
    await expect(list.children).toHaveLength(13)
  },
}
export const TwelveSelected: Story = {
  args: { options: thousands, value: thousands.slice(0, 12).map(({ value }) => value) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Selected' }).children).toHaveLength(12)
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
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches for “xyz”.')
    await expect(canvas.queryByRole('listbox')).toBeNull()
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
export const SelectsByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const field = canvas.getByRole('combobox', { name: 'Products' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(getActiveName(field)).toBe('Transformer')
    await userEvent.keyboard('{ArrowUp}{ArrowUp} ')
    await expect(getActiveName(field)).toBe('Spinning Top')
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '6'])
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '6', '0'])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '6'])
  },
}
export const PageKeysSkipTenOptions: Story = {
  args: { options: thousands },
  play: async (context) => {
    const { userEvent } = context
    const field = await openList(context)
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await waitFor(() => expect(getActiveName(field)).toBe(thousands[10]?.label))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(getActiveName(field)).toBe(thousands[0]?.label))
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
export const RendersVisibleOptionsOnly: Story = {
  args: { options: thousands },
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await openList(context)
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(getActiveName(field)).toBe(thousands.at(-1)?.label))
    await waitFor(() => expect(isInList(canvas.getByRole('option', { name: thousands.at(-1)?.label }))).toBe(true))
  },
}
/** Screen readers can still read the active option, in its order. */
export const KeepsActiveOptionWhenItIsScrolledAway: Story = {
  args: { options: thousands },
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await openList(context)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    canvas.getByRole('listbox').scrollTop = 100_000
    await waitFor(() => expect(canvas.queryByRole('option', { name: thousands[0]?.label })).toBeNull())
    await expect(getActiveName(field)).toBe(thousands[1]?.label)
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent(thousands[1]?.label ?? '')
  },
}
/** Enter chooses while the list is open, and submits the form otherwise. */
export const EnterSubmitsOnlyWhileClosed: Story = {
  play: async (context) => {
    const field = context.canvas.getByRole('combobox')
    await expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
    await openList(context)
    await expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
    await expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true }), 'an input method').toBe(true)
    await expect(context.args.onChange).not.toHaveBeenCalled()
  },
}
export const SpaceIsTextWithoutActiveOption: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    const field = await openList(context)
    await userEvent.keyboard('{Backspace}bath duck')
    await expect(field).toHaveValue('bath duck')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['3'])
    await expect(field).toHaveValue('bath duck')
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
export const SelectsAllMatchesAndClears: Story = {
  args: { options: thousands, value: ['0'] },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const field = await openList(context)
    await userEvent.type(field, 'duck')
    await userEvent.click(canvas.getByRole('button', { name: 'Select all found' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('714 found, 715 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
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
export const ChipRemovesOption: Story = {
  args: { value: ['0', '3'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Teddy Bears' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['3'])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}
export const EscapeClosesThenClears: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await openList(context)
    await userEvent.type(field, 'duck')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('duck')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
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
