import type { Meta, StoryObj } from '@storybook/react-vite'
import { aUser } from '@whirligig/contract/fixtures'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminStory } from '../support/admin-story.ts'
import { openDashboardMenu } from '../support/open-menu.ts'

const meta = {
  ...adminStory,
  title: 'Pages/Dashboard/Admin/People',
  tags: ['role:admin'],
} satisfies Meta<typeof adminStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Users: Story = {
  args: { path: '/dashboard/users' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Users' })
    await canvas.findByRole('rowheader', { name: 'Mina Marlow' })
    await openDashboardMenu(userEvent)
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page')
  },
}

export const UserDetails: Story = {
  args: { path: `/dashboard/users/${aUser()._id}` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Mina Marlow' })
    await openDashboardMenu(userEvent)
    await expect(canvas.getByRole('link', { name: 'Users', current: 'page' })).toBeVisible()
  },
}

/** An admin who goes through the merchants, one by one, does not have to select the tab again. */
export const ReturnsToTheListOfUsersAsItWas: Story = {
  args: { path: '/dashboard/users?status=member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Mina Marlow' }))
    await canvas.findByRole('heading', { level: 1, name: 'Mina Marlow' })
    const back = within(canvas.getByRole('main')).getByRole('link', { name: 'Users' })
    await expect(back).toHaveAttribute('href', '/#/dashboard/users?status=member')
  },
}

export const Merchants: Story = {
  args: { path: '/dashboard/merchant' },
  play: async ({ canvas }) => {
    await canvas.findByText('6 merchants')
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/#/dashboard/merchant/add')
  },
}

export const RestoresMerchantSearchFromUrl: Story = {
  args: { path: '/dashboard/merchant?search=unknown' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No merchants found.')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await canvas.findByText('6 merchants')
    await waitFor(() => expect(location.hash).toBe('#/dashboard/merchant'))
  },
}

export const AddsMerchant: Story = {
  args: { path: '/dashboard/merchant/add' },
  play: async ({ canvas, userEvent }) => {
    const type = async (label: RegExp, text: string) => userEvent.type(await canvas.findByLabelText(label), text)
    await type(/^Name/, 'Bruno Bramble')
    await type(/^Email/, 'bruno@whirligig.test')
    await type(/^Phone Number/, '555-010-0199')
    await type(/^Brand/, 'Bramble & Bear')
    await type(/^Business/, 'We sew bears.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await screen.findByText('We received your request! we will reach you on your phone number 555-010-0199!')
    await canvas.findByRole('heading', { level: 1, name: 'Merchants' })
  },
}

export const CancelsAddingMerchant: Story = {
  args: { path: '/dashboard/merchant/add' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await canvas.findByRole('heading', { level: 1, name: 'Merchants' })
  },
}

export const Subscribers: Story = {
  args: { path: '/dashboard/subscribers' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Subscribers' })
    await expect(await canvas.findByRole('rowheader', { name: 'mina@whirligig.test' })).toBeVisible()
  },
}
