import type { Meta, StoryObj } from '@storybook/react-vite'
import type { User } from '@whirligig/contract'
import { anOverview, aUser } from '@whirligig/contract/fixtures'
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

const merchant: Partial<User> = {
  role: 'ROLE MERCHANT',
  merchant: { _id: 'merchant-1', name: 'Mina', isActive: true, status: 'Approved', brand: null },
}

/** Below the account, with ways to where an admin acts. */
export const OfAnAdmin: Story = {
  beforeEach: ({ msw }) => msw.use(me({ role: 'ROLE ADMIN' }), ...shopHandlers()),
  play: async ({ canvas }) => {
    const [toy] = anOverview().bestSellers
    const [row] = await canvas.findAllByRole('link', { name: toy?.name })
    await expect(row).toHaveAttribute('href', `#/dashboard/product/edit/${toy?._id}`)
    await expect(canvas.getByRole('link', { name: 'Applications waiting' })).toHaveAttribute(
      'href',
      '#/dashboard/merchant',
    )
    await expect(canvas.getByRole('link', { name: 'Reviews waiting' })).toHaveAttribute('href', '#/dashboard/review')
  },
}

export const OfAMerchant: Story = {
  beforeEach: ({ msw }) => {
    const own = http.get('/api/overview', () => HttpResponse.json(anOverview({ waiting: null })))
    msw.use(me(merchant), own, ...shopHandlers())
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Sales a day' })
    await expect(canvas.getByRole('link', { name: 'Low stock' })).toHaveAttribute('href', '#/dashboard/product')
    await expect(canvas.queryByText('Applications waiting')).toBeNull()
  },
}

/** The numbers take their time; the account does not wait for them. */
export const TheAccountDoesNotWait: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      me({ role: 'ROLE ADMIN' }),
      http.get('/api/overview', () => delay('infinite')),
      ...shopHandlers(),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Mina')).toBeEnabled()
    await expect(canvas.getByText('Loading the overview')).toBeInTheDocument()
  },
}

/** Nobody else is shown one, nor asks for it: this shop has no answer. */
export const MembersHaveNone: Story = {
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
