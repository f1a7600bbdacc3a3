import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuantityInput } from '@whirligig/ui'
import { expect, fireEvent, fn, type within } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'

const meta = {
  title: 'Forms/Quantity Input',
  component: QuantityInput,
  decorators: [withField],
  parameters: { field: { label: 'Quantity' } },
  render: controlled(QuantityInput),
  args: { value: 2, max: 5, hint: 'up to 5 for each order', onChange: fn() },
} satisfies Meta<typeof QuantityInput>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Expects how the frame around the field is drawn. */
async function expectFrame(canvas: Canvas, state: { invalid?: boolean; disabled?: boolean }) {
  const box = canvas.getByRole('spinbutton')
  await expect(box.closest('[data-invalid]') !== null, 'invalid').toBe(state.invalid ?? false)
  await expect(box.closest('[data-disabled]') !== null, 'disabled').toBe(state.disabled ?? false)
}

/** Expects which of the two buttons still do something. Both stay reachable. */
async function expectStepsLeft(canvas: Canvas, steps: { less: boolean; more: boolean }) {
  for (const [name, isLeft] of Object.entries(steps)) {
    const button = canvas.getByRole('button', { name: `One ${name}` })
    await expect(button.getAttribute('aria-disabled')).toBe(isLeft ? null : 'true')
  }
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await expect(box, 'the keys of phones').toHaveAttribute('inputmode', 'numeric')
    await expect(box).toHaveAccessibleDescription('up to 5 for each order')
    await expect(box).toHaveValue('2')
    for (const [name, value] of Object.entries({ valuenow: '2', valuemin: '1', valuemax: '5' }))
      await expect(box).toHaveAttribute(`aria-${name}`, value)
    for (const button of canvas.getAllByRole('button')) await expect(button).not.toHaveAttribute('aria-disabled')
    await expectFrame(canvas, {})
    await userEvent.tab()
    await expect(box, 'the first stop of the Tab key').toHaveFocus()
  },
}
export const StopsAtMinimum: Story = {
  args: { value: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await expectStepsLeft(canvas, { less: false, more: true })
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const StopsAtMaximum: Story = {
  args: { value: 5 },
  play: async ({ canvas, userEvent, args }) => {
    await expectStepsLeft(canvas, { less: true, more: false })
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const MaximumOfOne: Story = { args: { value: 1, max: 1, hint: 'only 1 for each order' } }
export const DisabledWithoutStock: Story = {
  args: { value: 1, max: 0, hint: undefined },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('spinbutton')
    await expect(box).toBeDisabled()
    await expect(box).toHaveAttribute('aria-valuemax', '1')
    await expect(box).not.toHaveAttribute('aria-describedby')
    await expectStepsLeft(canvas, { less: false, more: false })
    await expectFrame(canvas, { disabled: true })
  },
}
export const EnabledWithErrorAndWithoutStock: Story = {
  parameters: { field: { error: 'Quantity may not be greater than 0.' } },
  args: { value: 1, max: 0, hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeEnabled()
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Quantity may not be greater than 0.')
    await expectFrame(canvas, { invalid: true })
  },
}
export const AboveMaximum: Story = {
  parameters: { field: { error: 'Quantity may not be greater than 5.' } },
  args: { value: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(
      'Quantity may not be greater than 5. up to 5 for each order',
    )
  },
}
export const Empty: Story = {
  parameters: { field: { error: 'Quantity must be at least 1.' } },
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('')
    await expect(canvas.getByRole('spinbutton')).not.toHaveAttribute('aria-valuenow')
  },
}
export const StepsByButtons: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}
export const StepsByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.click(box)
    await expect(fireEvent.keyDown(box, { key: 'ArrowUp' }), 'the page would scroll').toBe(false)
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3')
    await userEvent.keyboard('{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
    await userEvent.keyboard('{PageDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
}
export const DropsOtherCharacters: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.clear(box)
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await userEvent.type(box, '-a1.x2')
    await expect(box).toHaveValue('12')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(QuantityInput),
  args: { value: undefined, defaultValue: 2, name: 'quantity' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'quantity=2',
      changed: 'quantity=4',
      change: async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
        await userEvent.click(canvas.getByRole('spinbutton'))
        await userEvent.keyboard('{ArrowUp}')
        await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '4')
      },
    })
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2')
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2')
  },
}
