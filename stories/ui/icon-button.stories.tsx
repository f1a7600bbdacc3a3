import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { PersonIcon } from '../support/icons.tsx'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Components/Icon Button',
  component: IconButton,
  args: { name: 'Open your profile', icon: <PersonIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Float: Story = { args: { variant: 'float' } }
export const Block: Story = { args: { variant: 'block' } }
export const Danger: Story = {
  args: { tone: 'danger', name: 'Remove Ada' },
}
export const Small: Story = { args: { size: 'sm' } }
export const Disabled: Story = { args: { disabled: true } }
export const LoadingIgnoresClicks: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open your profile' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const ActivatesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open your profile' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const PseudoStates: Story = { render: withPseudoStates(IconButton) }
