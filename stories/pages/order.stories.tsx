import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { ORDER } from '../support/shop-handlers.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Order',
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: `/order/${ORDER._id}` },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const NotYetDelivered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order Details' })
    await canvas.findByRole('button', { name: 'Cancel Order' })
  },
}

export const DeliveredCannotBeCancelled: Story = {
  beforeEach: ({ msw }) => {
    const products = ORDER.products.map((line) => ({ ...line, status: 'Delivered' as const }))
    msw.use(http.get('/api/order/:id', () => HttpResponse.json({ order: { ...ORDER, status: 'Delivered', products } })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order Details' })
    await expect(canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
  },
}

export const GuestsAreSentToTheLogin: Story = {
  parameters: { preset: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
  },
}

export const AnEndedSessionGoesToTheLogin: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/:id', () => HttpResponse.json({ error: 'x' }, { status: 401 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Unauthorized Access! Please login again')
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await expect(localStorage.getItem('token')).toBeNull()
  },
}
