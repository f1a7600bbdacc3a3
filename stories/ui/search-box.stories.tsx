import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchBox } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { getActiveName } from '../support/get-active-name.ts'
import { sampleProducts } from '../support/sample-products.ts'
import { searchBoxMeta, typeText } from '../support/search-box-story.tsx'
import { waitForFrames } from '../support/wait-for-frames.ts'

const suggestions = [sampleProducts.train, sampleProducts.robot, sampleProducts.bear, sampleProducts.top].map(
  (toy) => ({
    id: toy.href,
    name: toy.name,
    price: toy.price,
    picture: toy.picture,
  }),
)

const meta = {
  ...searchBoxMeta,
  title: 'Forms/Search Box',
  component: SearchBox,
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

/** Nothing is open without suggestions, so that Escape clears the text at once. */
export const Idle: Story = {
  args: { status: undefined, suggestions: undefined },
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await typeText(context)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
  },
}
export const IdleWithEarlierSuggestions: Story = {
  args: { status: 'idle' },
  play: async (context) => {
    await typeText(context)
    await expect(context.canvas.queryByRole('listbox')).toBeNull()
  },
}
export const SpacesAreNoSearch: Story = {
  play: async (context) => {
    const field = await typeText(context, ' ')
    await expect(context.canvas.queryByRole('listbox')).toBeNull()
    await context.userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
  },
}
/** An active suggestion that is gone is not chosen. */
export const FewerSuggestionsArrive: Story = {
  render: function Render(args) {
    const [count, setCount] = useState(4)
    return (
      <>
        {/* A call and not an element, so that the sample of code shows the search box of the library. */}
        {searchBoxMeta.render({ ...args, suggestions: suggestions.slice(0, count) })}
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setCount(3)}>
          Load
        </button>
      </>
    )
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const field = await typeText(context)
    await userEvent.keyboard('{ArrowUp}')
    await expect(getActiveName(field)).toContain('Spinning Top')
    fireEvent.click(canvas.getByRole('button', { name: 'Load' }))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3))
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(args.onSubmit).toHaveBeenCalledWith('t')
  },
}
export const ShowsSuggestionsWhileTyping: Story = {
  play: async (context) => {
    const { canvas } = context
    const field = await typeText(context)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await expect(canvas.getByRole('status')).toHaveTextContent('4 suggestions')
    await expect(canvas.getByRole('listbox')).not.toHaveAttribute('aria-busy')
    await expect(canvas.getByRole('option', { name: /Wooden Train/ }).querySelector('mark')).toHaveTextContent('T')
  },
}
export const Loading: Story = {
  args: { status: 'loading', suggestions: [] },
  play: async (context) => {
    await typeText(context)
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Looking for toys…')
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}
export const KeepsPreviousSuggestionsWhileLoading: Story = {
  args: { status: 'loading' },
  play: async (context) => {
    await typeText(context)
    await expect(context.canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  },
}
export const NoSuggestions: Story = {
  args: { suggestions: [] },
  play: async (context) => {
    await typeText(context, 'xyz')
    await expect(context.canvas.getByRole('status')).toHaveTextContent('No suggestions.')
    await expect(context.canvas.queryByRole('listbox')).toBeNull()
    await context.userEvent.keyboard('{Escape}')
    await expect(context.canvas.getByRole('status')).toBeEmptyDOMElement()
    await context.userEvent.keyboard('{ArrowDown}')
    await expect(context.canvas.getByRole('status')).toHaveTextContent('No suggestions.')
  },
}
export const LoadError: Story = {
  args: { status: 'error', suggestions: [] },
  play: async (context) => {
    await typeText(context)
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Suggestions could not be loaded.')
  },
}
export const SelectsOnClickAndKeepsFocus: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const field = await typeText(context)
    await userEvent.click(canvas.getByRole('option', { name: /Teddy Bears/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(suggestions[2])
    await expect(field).toHaveFocus()
  },
}
export const HoverActivatesSuggestion: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeText(context)
    // A list that comes or scrolls below a resting pointer: only its move activates an option.
    fireEvent.mouseOver(canvas.getByRole('option', { name: /Transformer/ }))
    await waitForFrames()
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
    await userEvent.hover(canvas.getByRole('option', { name: /Transformer/ }))
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Transformer'))
  },
}
export const ClickOutsideCloses: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeText(context)
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
export const ClearButtonClears: Story = {
  args: { value: 'teddy' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}
/** On iOS, a tap outside does not blur the field. */
export const OutsidePressWithoutBlurCloses: Story = {
  play: async (context) => {
    const field = await typeText(context)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await waitFor(() => expect(context.canvas.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveFocus()
  },
}
