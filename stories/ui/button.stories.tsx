import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@whirligig/ui'
import type { FormEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { classNameWins } from '../support/class-name-wins.ts'
import { expectFocusRing } from '../support/expect-focus-ring.ts'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add To Cart', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Add To Cart' })
    await expect(button).toHaveAttribute('type', 'button')
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Product Filters' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Cancel Order' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Clear all' } }
export const Link: Story = { args: { variant: 'link', children: 'See More' } }
export const Small: Story = { args: { size: 'sm' } }
export const FullWidth: Story = { args: { fullWidth: true } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Add To Cart' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(button).not.toHaveFocus()
  },
}
export const LoadingIgnoresClicks: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Add To Cart', busy: true })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
const onSubmit = fn((event: FormEvent) => event.preventDefault())

export const LoadingDoesNotSubmit: Story = {
  args: { loading: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}
export const ActivatesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expectFocusRing(canvas.getByRole('button'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}
export const ClassNameWins: Story = { ...classNameWins }
export const PseudoStates: Story = { render: withPseudoStates(Button) }
