import type { Meta, StoryObj } from '@storybook/react-vite'
import { aMerchantUser, aUser } from '@whirligig/contract/fixtures'
import { expect } from 'storybook/test'
import { adminStory, withStaffServer } from '../support/admin-story.ts'
import { ORDER } from '../support/shop-handlers.ts'

const meta = {
  ...adminStory,
  title: 'Pages/Dashboard/Admin/Access',
  tags: ['role:admin'],
} satisfies Meta<typeof adminStory.component>

export default meta
type Story = StoryObj<typeof meta>

const ADMIN_PATHS = [
  'system',
  'users',
  'users/1',
  'merchant',
  'merchant/add',
  'review',
  'orders/customers',
  'messages',
  'subscribers',
]

/** Expects every admin path to render the 404 page. */
const expectNotFoundPages: Story['play'] = async ({ canvas }) => {
  for (const path of ADMIN_PATHS) {
    location.hash = `#/dashboard/orders`
    await canvas.findByRole('heading', { level: 1, name: 'Your Orders' })
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).not.toContain('/#/dashboard/orders/customers')
    location.hash = `#/dashboard/${path}`
    await canvas.findByRole('heading', { level: 1, name: '404 Not Found.' })
  }
}

export const HiddenFromMembers: Story = {
  args: { path: '/dashboard/orders' },
  beforeEach: withStaffServer(aUser()),
  play: expectNotFoundPages,
}

export const HiddenFromMerchants: Story = {
  args: { path: '/dashboard/orders' },
  beforeEach: withStaffServer(aMerchantUser()),
  play: expectNotFoundPages,
}

export const MemberCannotChangeOrderStatus: Story = {
  args: { path: `/order/${ORDER._id}` },
  beforeEach: withStaffServer(aUser()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Order Details' })
    await canvas.findByRole('button', { name: 'Change' })
    await expect(canvas.queryByRole('combobox', { name: 'Status of Teddy Bears' })).toBeNull()
  },
}
