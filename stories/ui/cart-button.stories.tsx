import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, CartButton } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

const meta = {
  title: 'Commerce/Cart Button',
  component: CartButton,
  args: { count: 3, onClick: fn() },
} satisfies Meta<typeof CartButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart, 3 toys' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(canvas.getByText('3')).not.toHaveAttribute('data-grew')
  },
}
export const Empty: Story = { args: { count: 0 } }
export const OneToy: Story = { args: { count: 1 } }
export const HighestExactCount: Story = { args: { count: 98 } }
export const CapsAt99: Story = {
  args: { count: 250 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart, 99+ toys' })).toHaveTextContent('99+')
  },
}
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  },
}
export const BouncesWhenCountGrows: Story = {
  render: (args) => {
    const [count, setCount] = useState(args.count)
    return (
      <div className="flex items-center gap-4">
        <CartButton {...args} count={count} />
        <Button size="sm" onClick={() => setCount(count + 1)}>
          Put one in
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setCount(count - 1)}>
          Take one out
        </Button>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put one in' }))
    await expect(canvas.getByText('4')).toHaveAttribute('data-grew', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Take one out' }))
    await expect(canvas.getByText('3')).not.toHaveAttribute('data-grew')
  },
}
export const OpensByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Cart, 3 toys' })).toHaveFocus()
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
