import type { Meta, StoryObj } from '@storybook/react-vite'
import { ROLE_ADMIN, ROLE_MERCHANT, type User } from '@whirligig/contract'
import { aBrand, anOverview, aUser } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { delay, HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { initialAtom } from '../support/decorators/with-store.tsx'
import { shopHandlers } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Dashboard/Overview',
  tags: ['role:admin', 'role:merchant'],
  ...appStory,
  parameters: { ...appStory.parameters, initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: { path: '/dashboard' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

const me = (user: Partial<User>) => http.get('/api/user/me', () => HttpResponse.json({ user: aUser(user) }))

const ownBrand = (isActive: boolean) =>
  http.get('/api/brand', () => HttpResponse.json({ brands: [aBrand({ isActive })] }))

const merchant: Partial<User> = {
  role: ROLE_MERCHANT,
  merchant: { _id: 'merchant-1', name: 'Mina', isActive: true, status: 'Approved', brand: null },
}

/** Above the profile, with links to the pages where an admin acts. */
export const Admin: Story = {
  beforeEach: ({ msw }) => msw.use(me({ role: ROLE_ADMIN }), ...shopHandlers()),
  play: async ({ canvas }) => {
    const [toy] = anOverview().bestSellers
    const [row] = await canvas.findAllByRole('link', { name: toy?.name })
    await expect(row).toHaveAttribute('href', `/#/dashboard/product/edit/${toy?._id}`)
    await expect(canvas.getByRole('link', { name: 'Applications waiting' })).toHaveAttribute(
      'href',
      '/#/dashboard/merchant?status=waiting',
    )
    await expect(canvas.getByRole('link', { name: 'Reviews waiting' })).toHaveAttribute(
      'href',
      '/#/dashboard/review?status=waiting',
    )
  },
}

export const Merchant: Story = {
  beforeEach: ({ msw }) => {
    const own = http.get('/api/overview', () => HttpResponse.json(anOverview({ waiting: null })))
    msw.use(me(merchant), ownBrand(true), own, ...shopHandlers())
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Sales per day' })
    await expect(canvas.getByRole('link', { name: 'Low stock' })).toHaveAttribute(
      'href',
      '/#/dashboard/product?stock=low',
    )
    await expect(canvas.queryByText('Applications waiting')).toBeNull()
  },
}

/** The overview loads slowly; the profile does not wait for it. */
export const LoadsIndependentlyOfAccount: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      me({ role: ROLE_ADMIN }),
      http.get('/api/overview', () => delay('infinite')),
      ...shopHandlers(),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Mina')).toBeEnabled()
    await expect(canvas.getByText('Loading the overview')).toBeInTheDocument()
  },
}

/** Members neither see nor request the overview: there is no handler for it. */
export const HiddenFromMembers: Story = {
  beforeEach: ({ msw }) => {
    const refused = http.get('/api/overview', () => {
      throw new Error('A member has asked for the overview.')
    })
    msw.use(refused, ...shopHandlers())
  },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Mina')
    await expect(canvas.queryByRole('heading', { name: 'Overview' })).toBeNull()
  },
}
