import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { inEachState } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  render: controlled(Checkbox),
  args: { label: 'As the Default', value: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {}
export const Ticked: Story = { args: { value: true } }
export const HintDescribesIt: Story = {
  args: { hint: 'Your orders go here unless you say otherwise.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Your orders go here unless you say otherwise.',
    )
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledAndTicked: Story = { args: { disabled: true, value: true } }
export const InvalidSaysWhy: Story = {
  decorators: [withField],
  parameters: { field: { label: 'Terms', labelHidden: true, error: 'Please agree to go on.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to go on.')
  },
}
export const TicksByItsLabel: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('As the Default'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
export const TicksWithTheKeyboard: Story = {
  args: { value: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
export const PointedAtFocusedAndPressed: Story = { render: inEachState(Checkbox) }
