import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuantityInput } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'

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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveAccessibleDescription(
      'up to 5 for each order',
    )
  },
}
export const StopsAtMinimum: Story = {
  args: { value: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const StopsAtMaximum: Story = {
  args: { value: 5 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const MaximumOfOne: Story = { args: { value: 1, max: 1, hint: 'only 1 for each order' } }
export const DisabledWithoutStock: Story = {
  args: { value: 1, max: 0, hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
  },
}
export const EnabledWithErrorAndWithoutStock: Story = {
  parameters: { field: { error: 'Quantity may not be greater than 0.' } },
  args: { value: 1, max: 0, hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeEnabled()
  },
}
export const AboveMaximum: Story = {
  parameters: { field: { error: 'Quantity may not be greater than 5.' } },
  args: { value: 9 },
}
export const Empty: Story = {
  parameters: { field: { error: 'Quantity must be at least 1.' } },
  args: { value: 0 },
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
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
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
