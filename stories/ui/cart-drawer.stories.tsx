import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartDrawer, CartLine, CartSummary } from '@whirligig/ui'
import { fn } from 'storybook/test'
import { toys } from '../support/toys.ts'

const summary = <CartSummary total="$219.00" signedIn onCheckout={fn()} continueHref="#/shop" />

const meta = {
  title: 'Components/Cart Drawer',
  component: CartDrawer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    shopHref: '#/shop',
    summary,
    children: [
      <CartLine key="robot" {...toys.robot} quantity="Quantity 1" note="Only 3 left" onRemove={fn()} />,
      <CartLine key="cube" {...toys.cube} price="$120.00" quantity="Quantity 2" onRemove={fn()} />,
    ],
  },
} satisfies Meta<typeof CartDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const TwoToys: Story = {}
export const Empty: Story = { args: { children: [] } }
