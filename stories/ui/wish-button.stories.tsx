import type { Meta, StoryObj } from '@storybook/react-vite'
import { WishButton } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { expectTarget } from '../support/expect-target.ts'
import { forViewport } from '../support/for-viewport.ts'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Commerce/Wish Button',
  component: WishButton,
  args: { name: 'Teddy Bears', pressed: false, onPressedChange: fn() },
} satisfies Meta<typeof WishButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-busy')
    await expectTarget(canvas.getByRole('button'))
  },
}
export const KeepsOwnHandler: Story = {
  tags: ['!autodocs'],
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(args.onPressedChange).toHaveBeenCalledWith(true)
  },
}
export const Pressed: Story = { args: { pressed: true } }
export const Block: Story = { args: { variant: 'block' } }
export const BlockPressed: Story = { args: { variant: 'block', pressed: true } }
export const AddsToWishList: Story = {
  // The target is larger than the button looks.
  decorators: [
    (Story) => (
      <div className="p-2">
        <Story />
      </div>
    ),
  ],
  ...forViewport('phone'),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Add Teddy Bears to your WishList' })
    await expect(button, 'its name is its state').not.toHaveAttribute('aria-pressed')
    await expectTarget(button)
    await userEvent.click(button)
    await expect(args.onPressedChange).toHaveBeenCalledWith(true)
  },
}
export const RemovesFromWishList: Story = {
  args: { pressed: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Remove Teddy Bears from your WishList' })
    await expect(button, 'its name is its state').not.toHaveAttribute('aria-pressed')
    await userEvent.click(button)
    await expect(args.onPressedChange).toHaveBeenCalledWith(false)
  },
}
export const PopsOnlyWhenAdded: Story = {
  render: (args) => {
    const [pressed, setPressed] = useState(args.pressed)
    return <WishButton {...args} pressed={pressed} onPressedChange={setPressed} />
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    const isPopping = () => button.querySelector('[data-popping]') !== null
    await expect(isPopping()).toBe(false)
    await userEvent.click(button)
    await expect(isPopping()).toBe(true)
    await userEvent.keyboard('{Enter}') // A second click would be a double click.
    await expect(isPopping()).toBe(false)
  },
}
export const DoubleClickCountsOnce: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button'))
    await expect(args.onPressedChange).toHaveBeenCalledOnce()
  },
}
export const LoadingIgnoresClicks: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPressedChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}
export const PseudoStates: Story = { render: withPseudoStates(WishButton) }
