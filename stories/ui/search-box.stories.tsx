import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchBox, type SearchBoxProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleProducts } from '../support/sample-products.ts'

const suggestions = [sampleProducts.train, sampleProducts.robot, sampleProducts.bear, sampleProducts.top].map(
  (toy) => ({
    id: toy.href,
    name: toy.name,
    price: toy.price,
    imageUrl: toy.picture.src,
    tint: toy.picture.tint,
  }),
)

/** Keeps the text, as a container would. */
function Typed(args: SearchBoxProps) {
  const [value, setValue] = useState(args.value)
  return (
    <div className="min-h-100 max-w-xl">
      <SearchBox
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Search Box',
  component: SearchBox,
  render: Typed,
  args: {
    value: '',
    suggestions,
    status: 'ready',
    onChange: fn(),
    onSelect: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

type Context = Parameters<NonNullable<Story['play']>>[0]

async function typed({ canvas, userEvent }: Context, text = 'tea') {
  const field = canvas.getByRole('combobox', { name: 'Search Toys' })
  await userEvent.type(field, text)
  return field
}

const activeName = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

export const AtRest: Story = { args: { status: 'idle', suggestions: [] } }
export const SuggestsWhileOneTypes: Story = {
  play: async (context) => {
    const { canvas } = context
    const field = await typed(context)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await expect(canvas.getByRole('status')).toHaveTextContent('4 suggestions')
    await expect(canvas.getByRole('option', { name: /Little Steamer/ }).querySelector('mark')).toHaveTextContent('tea')
  },
}
export const LooksForToys: Story = {
  args: { status: 'loading', suggestions: [] },
  play: async (context) => {
    await typed(context)
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Looking for toys…')
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}
export const KeepsTheOldOnesWhileItLooks: Story = {
  args: { status: 'loading' },
  play: async (context) => {
    await typed(context)
    await expect(context.canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  },
}
export const NoSuggestions: Story = {
  args: { suggestions: [] },
  play: async (context) => {
    await typed(context, 'xyz')
    await expect(context.canvas.getByRole('status')).toHaveTextContent('No suggestions.')
    await expect(context.canvas.queryByRole('listbox')).toBeNull()
  },
}
export const SuggestionsFailed: Story = {
  args: { status: 'error', suggestions: [] },
  play: async (context) => {
    await typed(context)
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Suggestions could not be loaded.')
  },
}
export const ArrowsMoveAndComeBackToTheText: Story = {
  play: async (context) => {
    const { userEvent } = context
    const field = await typed(context)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(activeName(field)).toContain('Transformer')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}')
    await expect(activeName(field)).toContain('Humming Top')
    await expect(field).toHaveFocus()
  },
}
export const HomeAndEndGoToTheEnds: Story = {
  play: async (context) => {
    const { userEvent } = context
    const field = await typed(context)
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(activeName(field)).toContain('Humming Top')
    await userEvent.keyboard('{Home}')
    await expect(activeName(field)).toContain('Little Steamer')
  },
}
export const EnterTakesTheActiveOne: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    await typed(context)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(suggestions[0])
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(context.canvas.queryByRole('listbox')).toBeNull()
  },
}
export const EnterOnTheTextSearches: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    await typed(context)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('tea')
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}
export const EscapeClosesThenClears: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await typed(context)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('tea')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}
export const PressTakesASuggestionAndKeepsTheFocus: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const field = await typed(context)
    await userEvent.click(canvas.getByRole('option', { name: /Teddy Bears/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(suggestions[2])
    await expect(field).toHaveFocus()
  },
}
export const PointingMakesItActive: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await typed(context)
    await userEvent.hover(canvas.getByRole('option', { name: /Transformer/ }))
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Transformer'))
  },
}
export const PressElsewhereCloses: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await typed(context)
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
export const TabClosesAndMovesOn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await typed(context)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveValue('tea')
  },
}
export const ClearsByItsButton: Story = {
  args: { value: 'teddy' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}
