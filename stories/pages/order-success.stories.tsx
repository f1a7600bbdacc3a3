import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { queryPageStates } from '../support/query-page-states.ts'
import { ORDER } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Account/Order Success',
  tags: ['role:member'],
  ...signedInStory,
  args: { path: `/order/success/${ORDER._id}` },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Thank you for choosing us!', 'Thank you')
    await expect(canvas.getByRole('link', { name: 'Manage Orders' })).toHaveAttribute('href', '/#/dashboard/orders')
  },
}

const states = queryPageStates({
  endpoint: 'get /order/:id',
  errorText: 'Your order could not be loaded.',
  content: 'Thank you for choosing us!',
  notFound: 'No order found.',
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const NotFound404: Story = states.NotFound404
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
