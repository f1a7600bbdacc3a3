import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Theme, ThemeSwitch } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { expectFocusRing } from '../support/expect-focus-ring.ts'

const meta = {
  title: 'Actions/Theme Switch',
  component: ThemeSwitch,
  render: controlled(ThemeSwitch),
  args: { value: 'system' satisfies Theme, onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const System: Story = {}
export const Light: Story = { args: { value: 'light' satisfies Theme } }
export const Dark: Story = { args: { value: 'dark' satisfies Theme } }
export const ChoosesByClick: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Dark'))
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
}
export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus()
    await expectFocusRing(canvas.getByText('System'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('light')
  },
}
