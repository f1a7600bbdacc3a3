import type { Meta, StoryObj } from '@storybook/react-vite'
import { MenuTrigger } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { classNameWins } from '../support/class-name-wins.ts'
import { PersonIcon } from '../support/icons.tsx'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Actions/Menu Trigger',
  component: MenuTrigger,
  args: { children: 'Categories', onClick: fn() },
} satisfies Meta<typeof MenuTrigger>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Categories', expanded: false })
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.click(trigger)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const WithIcon: Story = { args: { icon: <PersonIcon />, children: 'Ada' } }
export const ClassNameWins: Story = { ...classNameWins }
export const PseudoStates: Story = { render: withPseudoStates(MenuTrigger) }
