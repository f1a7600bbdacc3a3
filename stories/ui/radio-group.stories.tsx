import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { withField } from '../support/decorators/with-field.tsx'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Forms/Radio Group',
  component: RadioGroup<number>,
  decorators: [withField],
  parameters: { field: { label: 'Should Others Buy This Product?', group: true } },
  render: controlled(RadioGroup<number>),
  args: {
    options: [
      { value: 1, label: 'Yes' },
      { value: 0, label: 'No' },
    ],
    value: 1,
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup<number>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Should Others Buy This Product?' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
  },
}
export const NoSelection: Story = { args: { value: null } }
export const Column: Story = { args: { direction: 'column' } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOption: Story = {
  args: {
    options: [
      { value: 1, label: 'Yes' },
      { value: 0, label: 'No', disabled: true },
    ],
  },
}
export const Invalid: Story = { parameters: { field: { error: 'Recommendable is required.' } }, args: { value: null } }
export const SelectsByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}
export const PseudoStates: Story = { render: withPseudoStates(RadioGroup) }
