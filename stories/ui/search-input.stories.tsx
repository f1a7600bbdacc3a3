import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchInput } from '@whirligig/ui'
import { expect, fireEvent, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { expectFocusRing } from '../support/expect-focus-ring.ts'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

const meta = {
  title: 'Forms/Search Input',
  component: SearchInput,
  render: controlled(SearchInput),
  args: { label: 'Search users', value: '', min: 2, onChange: fn() },
} satisfies Meta<typeof SearchInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { min: undefined },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search users' })
    await expect(field).toHaveAttribute('placeholder', 'Search users')
    await expect(field).toHaveAttribute('spellcheck', 'false')
    await expect(canvas.queryByRole('status'), 'neither a search nor a hint').toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(fireEvent.keyDown(field, { key: 'Escape' }), 'closes a dialog around an empty field').toBe(true)
    await userEvent.type(field, 'a')
    await expect(args.onChange).toHaveBeenLastCalledWith('a')
    await expect(field).not.toHaveAccessibleDescription()
  },
}
export const CustomPlaceholder: Story = {
  args: { label: 'Search orders', placeholder: 'Type the complete order ID' },
}
export const WithData: Story = { args: { value: 'ada' } }
export const Loading: Story = {
  args: { value: 'ada', loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching')).toBeInTheDocument()
  },
}
export const Disabled: Story = {
  args: { value: 'ada', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const ShortTextShowsHint: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search users' })
    const hint = canvas.getByRole('status')
    await expect(hint).toBeEmptyDOMElement()
    await userEvent.type(field, 'a')
    await expect(hint).toHaveTextContent('Type at least 2 characters.')
    await expect(field).toHaveAccessibleDescription('Type at least 2 characters.')
    await userEvent.type(field, 'd')
    await expect(field).not.toHaveAccessibleDescription()
  },
}
export const ClearButtonClears: Story = {
  args: { value: 'ada' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expectFocusRing(canvas.getByRole('searchbox').parentElement)
  },
}
export const EscapeClears: Story = {
  args: { value: 'ada' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox')
    fireEvent.keyDown(field, { key: 'Enter' })
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(fireEvent.keyDown(field, { key: 'Escape' }), 'does not close a dialog, too').toBe(false)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(SearchInput),
  args: { value: undefined, defaultValue: 'ada', name: 'q' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'q=ada',
      changed: 'q=b',
      change: async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
        await userEvent.type(canvas.getByRole('searchbox'), 'b')
        await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription('Type at least 2 characters.')
      },
    })
    await expect(canvas.getByRole('searchbox')).toHaveValue('ada')
    await expect(canvas.getByRole('searchbox')).not.toHaveAccessibleDescription()
  },
}
