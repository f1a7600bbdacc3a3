import type { Meta, StoryObj } from '@storybook/react-vite'
import { MultiSelect } from '@whirligig/ui'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { getActiveName } from '../../support/get-active-name.ts'
import { multiSelectMeta, openList } from '../../support/multi-select-story.tsx'

const names = ['Teddy Bears', 'Transformer', 'Rubix Cube', 'Bath Duck', 'Moon Rocket', 'Wooden Train', 'Spinning Top']
const options = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index),
  label: `${names[index % names.length]} ${index + 1}`,
}))

const meta = {
  ...multiSelectMeta,
  title: 'Forms/Multi Select',
  component: MultiSelect,
  args: { options, value: [], listLabel: 'Toys', onChange: fn() },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

/** Whether an option is inside of the visible part of the list. */
function isInList(option: HTMLElement): boolean {
  const list = screen.getByRole('listbox').getBoundingClientRect()
  const { top, bottom } = option.getBoundingClientRect()
  return top >= list.top - 1 && bottom <= list.bottom + 1
}

export const ManySelected: Story = {
  args: { value: options.slice(0, 1500).map(({ value }) => value) },
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
  args: { value: options.slice(0, 12).map(({ value }) => value) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Selected' }).children).toHaveLength(12)
  },
}
export const SelectsAllMatchesAndClears: Story = {
  args: { value: ['0'] },
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
export const RendersVisibleOptionsOnly: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await openList(context)
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(getActiveName(field)).toBe(options.at(-1)?.label))
    await waitFor(() => expect(isInList(canvas.getByRole('option', { name: options.at(-1)?.label }))).toBe(true))
  },
}
/** Screen readers can still read the active option, in its order. */
export const KeepsActiveOptionWhenItIsScrolledAway: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await openList(context)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    canvas.getByRole('listbox').scrollTop = 100_000
    await waitFor(() => expect(canvas.queryByRole('option', { name: options[0]?.label })).toBeNull())
    await expect(getActiveName(field)).toBe(options[1]?.label)
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent(options[1]?.label ?? '')
  },
}
export const PageKeysSkipTenOptions: Story = {
  play: async (context) => {
    const { userEvent } = context
    const field = await openList(context)
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await waitFor(() => expect(getActiveName(field)).toBe(options[10]?.label))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(getActiveName(field)).toBe(options[0]?.label))
  },
}
