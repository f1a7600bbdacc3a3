import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchBox } from '@whirligig/ui'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { getActiveName } from '../../support/get-active-name.ts'
import { sampleProducts } from '../../support/sample-products.ts'
import { searchBoxMeta, typeText } from '../../support/search-box-story.tsx'

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
