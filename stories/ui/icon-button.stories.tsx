import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { classNameWins } from '../support/class-name-wins.ts'
import { PersonIcon } from '../support/icons.tsx'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Actions/Icon Button',
  component: IconButton,
  args: { label: 'Open your profile', icon: <PersonIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

/** Expects the button to be a square of this size in pixels. */
const expectSize = (pixels: number): Story['play'] =>
  async function expectSquare({ canvas }) {
    const { offsetWidth, offsetHeight } = canvas.getByRole('button')
    await expect([offsetWidth, offsetHeight]).toEqual([pixels, pixels])
  }

export const Quiet: Story = {
  play: async (context) => {
    await expectSize(44)?.(context)
    const button = context.canvas.getByRole('button')
    await expect(button).toHaveAttribute('type', 'button')
    for (const name of ['aria-busy', 'aria-disabled']) await expect(button).not.toHaveAttribute(name)
  },
}
export const Float: Story = { args: { variant: 'float' } }
export const Block: Story = { args: { variant: 'block' } }
export const Danger: Story = {
  args: { tone: 'danger', label: 'Remove Ada' },
}
export const Small: Story = { args: { size: 'sm' }, play: expectSize(36) }
export const Large: Story = { args: { size: 'lg', variant: 'block' }, play: expectSize(48) }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Open your profile' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(button).not.toHaveFocus()
  },
}
export const LoadingIgnoresClicks: Story = {
  args: { loading: true, type: 'submit' },
  decorators: [
    (Story) => (
      <form aria-label="Profile">
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    const onSubmit = fn((event: Event) => event.preventDefault())
    canvas.getByRole('form').addEventListener('submit', onSubmit)
    const button = canvas.getByRole('button', { name: 'Open your profile' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(onSubmit).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
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
export const ClassNameWins: Story = { ...classNameWins }
export const PseudoStates: Story = { render: withPseudoStates(IconButton) }
