import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'

const meta = {
  title: 'Flows/Purchase',
  ...appStory,
  args: { path: '/shop' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const BuysAsGuestThroughLogin: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('add a toy to the cart', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Teddy Bears' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Add To Cart' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Cart, 1 toy' }))
    })
    await step('sign in when the guest is redirected to the login', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Proceed To Checkout' }))
      await screen.findByText('Please Login to proceed to checkout')
      await userEvent.type(await screen.findByLabelText(/^Email/), 'mina@whirligig.test')
      await userEvent.type(screen.getByLabelText(/^Password/), 'whirligig{Enter}')
    })
    await step('return to the open cart and purchase', async () => {
      const purchase = await screen.findByRole('button', { name: 'Purchase' })
      await expect(location.hash).toBe('#/product/teddy-bears')
      await userEvent.click(purchase)
    })
    await step('see the order', async () => {
      await screen.findByRole('heading', { name: 'Thank you for choosing us!' })
      await waitFor(() => expect(localStorage.getItem('cart_items')).toBeNull())
      await expect(localStorage.getItem('cart_id')).toBeNull()
    })
  },
}
