import type { Meta, StoryObj } from '@storybook/react-vite'
import { MultiSelect } from '@whirligig/ui'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { getActiveName } from '../../support/get-active-name.ts'
import { multiSelectMeta, openList } from '../../support/multi-select-story.tsx'

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
