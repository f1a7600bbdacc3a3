import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditableNumber } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

const meta = {
  title: 'Forms/Editable Number',
  component: EditableNumber,
  args: {
    label: 'Price of Teddy Bears',
    value: '55.00',
    text: '$55.00',
    decimals: 2,
    validate: (typed) => (typed === '' ? 'Price is required.' : undefined),
    onSave: fn(async (): Promise<string | undefined> => undefined),
  },
} satisfies Meta<typeof EditableNumber>

export default meta
type Story = StoryObj<typeof meta>

const button = { name: 'Price of Teddy Bears: $55.00. Edit' }
const field = { name: 'Price of Teddy Bears' }

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', button)).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', button))
    await expect(canvas.getByRole('textbox', field)).toHaveFocus()
    await userEvent.keyboard('49.9{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith('49.9', '55.00')
    await expect(await canvas.findByRole('button', button)).toHaveFocus()
  },
}
export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', button))
    await expect(canvas.getByRole('textbox', field)).toHaveValue('55.00')
    await expect(canvas.getByRole('textbox', field)).not.toBeInvalid()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
export const EnterWithoutChange: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', button))
    const isAllowed = fireEvent.keyDown(canvas.getByRole('textbox', field), { key: 'Enter' })
    await expect(isAllowed, 'Enter would submit the form around it').toBe(false)
    await waitFor(() => expect(canvas.getByRole('button', button)).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const EscapeRestores: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', button))
    const onKeyDown = fn(({ key }: KeyboardEvent) => key)
    document.addEventListener('keydown', onKeyDown)
    await userEvent.keyboard('1{Escape}')
    document.removeEventListener('keydown', onKeyDown)
    await expect(onKeyDown, 'Escape would close a dialog around it').not.toHaveReturnedWith('Escape')
    await expect(onKeyDown).toHaveReturnedWith('1')
    await expect(canvas.getByRole('button', button)).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const LeavingSaves: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', button))
    await userEvent.keyboard('60')
    await userEvent.tab()
    await expect(await canvas.findByRole('button', button)).not.toHaveFocus()
    await expect(args.onSave).toHaveBeenCalledWith('60', '55.00')
  },
}
export const LeavingUnchanged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', button))
    await userEvent.tab()
    await expect(canvas.getByRole('button', button)).toBeVisible()
    await expect(canvas.getByRole('button', button)).not.toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', button))
    await userEvent.keyboard('{Backspace}{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Price is required.')
    await expect(canvas.getByRole('textbox', field)).toHaveAccessibleDescription('Price is required.')
    await expect(canvas.getByRole('textbox', field)).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('5')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.keyboard('{Backspace}{Enter}{Escape}')
    await userEvent.click(canvas.getByRole('button', button))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const Refused: Story = {
  args: { onSave: fn(async () => 'Its price is $52.00 by now.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', button))
    await userEvent.keyboard('49{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Its price is $52.00 by now.')
    await expect(canvas.getByRole('textbox', field)).toHaveValue('49')
    await expect(canvas.getByRole('textbox', field)).not.toHaveAttribute('readonly')
  },
}
/** A save names the number that the user saw when the editing began; after a refusal, the one that the refusal has told. */
export const NamesTheNumberThatTheUserSaw: Story = {
  args: { onSave: fn(async () => 'Its price is $52.00 by now.') },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <EditableNumber {...args} value={value} />
        <button type="button" onClick={() => setValue('52.00')}>
          Update
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', button))
    fireEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await userEvent.keyboard('49{Enter}')
    await expect(args.onSave).toHaveBeenLastCalledWith('49', '55.00')
    await canvas.findByRole('alert')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('49', '52.00'))
  },
}
export const Saving: Story = {
  args: { onSave: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', button))
    await userEvent.keyboard('49{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', field)).toHaveAttribute('readonly')
  },
}
