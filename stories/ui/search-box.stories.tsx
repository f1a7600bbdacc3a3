// Long because each state and each action of the component is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchBox, type SearchBoxProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { sampleProducts } from '../support/sample-products.ts'
import { waitForFrames } from '../support/wait-for-frames.ts'

const suggestions = [sampleProducts.train, sampleProducts.robot, sampleProducts.bear, sampleProducts.top].map(
  (toy) => ({
    id: toy.href,
    name: toy.name,
    price: toy.price,
    picture: toy.picture,
  }),
)

/** More than fit into the popup. They are copies, because the sample of code prints no object twice. */
const manySuggestions = ['a', 'b', 'c'].flatMap((part) =>
  suggestions.map((toy) => ({ ...structuredClone(toy), id: `${toy.id}-${part}` })),
)

/** Holds the text in state, as a container does. */
function ControlledSearchBox(args: SearchBoxProps) {
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
  title: 'Forms/Search Box',
  component: SearchBox,
  render: ControlledSearchBox,
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

async function typeText({ canvas, userEvent }: Context, text = 't') {
  const field = canvas.getByRole('combobox', { name: 'Search Toys' })
  await userEvent.type(field, text)
  return field
}

const getActiveName = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

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
        {ControlledSearchBox({ ...args, suggestions: suggestions.slice(0, count) })}
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
/** A handled key does nothing else: it neither moves the caret nor closes a dialog. Other keys keep their meaning. */
export const PreventsDefaultOfHandledKeys: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const field = canvas.getByRole('combobox')
    const isHandled = (key: string, init = {}) => !fireEvent.keyDown(field, { key, ...init })
    await expect(isHandled('Escape')).toBe(false)
    await typeText(context)
    await expect(isHandled('ArrowDown', { isComposing: true }), 'an input method').toBe(false)
    await expect(isHandled('ArrowDown')).toBe(true)
    await expect(isHandled('ArrowRight')).toBe(false)
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(isHandled('ArrowUp', { altKey: true })).toBe(true)
    await expect(isHandled('Home'), 'while closed').toBe(false)
    await expect(isHandled('ArrowDown', { altKey: true })).toBe(true)
    await expect(isHandled('Escape')).toBe(true)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    if (!(field instanceof HTMLInputElement) || !field.form) throw new Error('There is no form.')
    await expect(fireEvent.submit(field.form), 'the page would load again').toBe(false)
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
export const ArrowKeysMoveThroughText: Story = {
  play: async (context) => {
    const { userEvent } = context
    const field = await typeText(context)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(getActiveName(field)).toContain('Transformer')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}')
    await expect(getActiveName(field)).toContain('Spinning Top')
    await expect(field).toHaveFocus()
  },
}
export const HomeAndEndKeys: Story = {
  args: { suggestions: manySuggestions },
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await typeText(context)
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(getActiveName(field)).toContain('Spinning Top')
    const popupEnd = canvas.getByRole('listbox').parentElement?.getBoundingClientRect().bottom
    await expect(canvas.getByRole('option', { selected: true }).getBoundingClientRect().bottom).toBeLessThan(
      popupEnd ?? 0,
    )
    await userEvent.keyboard('{Home}')
    await expect(getActiveName(field)).toContain('Wooden Train')
    await userEvent.keyboard('{Escape}') // axe does not know that the arrow keys scroll the list
  },
}
export const AltArrowKeysOpenAndClose: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await typeText(context)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await expect(field).not.toHaveAttribute('aria-activedescendant')
  },
}
export const EnterSelectsActiveSuggestion: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    await typeText(context)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(suggestions[0])
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(context.canvas.queryByRole('listbox')).toBeNull()
  },
}
export const EnterSubmitsText: Story = {
  play: async (context) => {
    const { userEvent, args } = context
    await typeText(context)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('t')
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(context.canvas.queryByRole('listbox')).toBeNull()
  },
}
export const EscapeClosesThenClears: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await typeText(context)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('t')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
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
export const TabCloses: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await typeText(context)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus()
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveValue('t')
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
