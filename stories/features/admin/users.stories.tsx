import type { Meta, StoryObj } from '@storybook/react-vite'
import { UsersContainer } from '@whirligig/admin'
import noResults from '@whirligig/art/empty/no-results.svg'
import type { UserPage } from '@whirligig/contract'
import { aMerchantUser, anAdmin, aUser, aUserPage } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectEmptyState, expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import { signedIn } from '../../support/signed-in.ts'
import { searchFor, withClock } from '../../support/with-clock.ts'
import { withListState } from '../../support/with-list-state.tsx'

const handler = (page: UserPage) => http.get('/api/user', () => HttpResponse.json(page))

const meta = {
  title: 'Features/Admin/Users',
  tags: ['role:admin'],
  component: UsersContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    page: 1,
    search: '',
    onPageChange: fn(),
    onSearch: fn(),
    status: '',
    statusHref: (status) => `#/dashboard/users?status=${status}`,
    userHref: (id) => `#/dashboard/users/${id}`,
    emptyPicture: <img src={noResults} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(handler(aUserPage()))
  },
} satisfies Meta<typeof UsersContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', { name: 'users', busy: false }))
    await rows.findByRole('rowheader', { name: 'Ada Winder' })
    for (const role of ['Admin', 'Merchant', 'Member']) await expect(rows.getByText(role)).toBeVisible()
    await expect(canvas.getByText('3 users')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull()
  },
}

let requestedQuery = ''
export const Merchants: Story = {
  args: { status: 'merchant' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/user', ({ request }) => {
        requestedQuery = new URL(request.url).search
        const counts = { member: 1204, merchant: 1, admin: 2 }
        return HttpResponse.json({ ...aUserPage([aMerchantUser()]), counts })
      }),
    )
  },
  play: async ({ canvas, args }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Which users' }))
    await tabs.findByRole('link', { name: 'Members 1,204' })
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Merchants')
    await expect(tabs.getByRole('link', { name: 'Admins 2' })).toHaveAttribute('href', args.statusHref('admin'))
    await expect(tabs.getByRole('link', { name: 'All 1,207' })).toHaveAttribute('href', args.statusHref(''))
    await expect(requestedQuery).toBe('?page=1&limit=20&status=merchant')
  },
}

export const Phone: Story = { ...WithData, ...forViewport('phone') }

export const MissingAndLongValues: Story = {
  beforeEach: ({ msw }) => {
    const { merchant } = aMerchantUser()
    msw.use(
      handler(
        aUserPage([
          aUser({ email: null, provider: 'Facebook', phoneNumber: null }),
          aMerchantUser({ merchant: merchant && { ...merchant, isActive: false } }),
          aUser({
            firstName: 'Wolfeschlegelsteinhausenbergerdorff',
            lastName: 'Featherstonehaugh-Cholmondeley',
            email: 'wolfeschlegelsteinhausenbergerdorff.featherstonehaugh@whirligig.test',
            provider: 'Google',
          }),
        ]),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No email')
    await expect(canvas.getByText('Disabled')).toBeVisible()
  },
}

const createUsers = (firstIndex: number) =>
  Array.from({ length: 20 }, (_, index) =>
    aUser({ firstName: `Mina${firstIndex + index}`, phoneNumber: '555-010-0123' }),
  )

export const ManyPages: Story = {
  render: withListState(UsersContainer),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/user', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        return HttpResponse.json(aUserPage(createUsers(page * 20), { currentPage: page, totalPages: 61, count: 1204 }))
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Mina20 Marlow' })
    const count = canvas.getByText('1,204 users')
    await expect(count).toBeVisible()
    await expect(count).toHaveRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await canvas.findByRole('rowheader', { name: 'Mina40 Marlow' })
    await expect(count).toHaveTextContent('1,204 users, page 2 of 61')
  },
}

let exportedQuery = ''
export const Exporting: Story = {
  args: { search: 'mina', status: 'member' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/user/search', () => HttpResponse.json({ users: [aUser()] })),
      http.get('/api/user/export', ({ request }) => {
        exportedQuery = new URL(request.url).search
        return delay('infinite')
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'true'))
    // The button is busy before the request has left the browser.
    await waitFor(() => expect(exportedQuery).toBe('?search=mina&status=member'))
  },
}

export const ExportFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/export', () => HttpResponse.json({ error: 'Not now.' }, { status: 400 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    await screen.findByText('Not now.')
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(handler(aUserPage([])))
  },
  play: () => expectEmptyState('No users found.', 'There are no users on this page.'),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user', () => delay('infinite')))
  },
  play: () => expectLoading('Loading users'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('rowheader', { name: 'Ada Winder' })
  },
}

const searchSpy = fn()

/** Searches one second after the last key. A text of less than two characters clears the search at once. */
export const SearchesFromTwoCharacters: Story = {
  render: withListState(UsersContainer),
  beforeEach: ({ msw }) => {
    searchSpy.mockClear()
    msw.use(
      http.get('/api/user/search', ({ request }) => {
        const search = new URL(request.url).searchParams.get('search')
        searchSpy(search)
        return HttpResponse.json({ users: search === 'ada' ? [anAdmin()] : [] })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const searchBox = await canvas.findByRole('searchbox', { name: 'Search users' })
    await userEvent.type(searchBox, 'a')
    await expect(canvas.getByText('Type at least 2 characters.')).toBeVisible()
    await withClock(async (tick) => {
      for (const text of ['ad', 'ada']) {
        fireEvent.input(searchBox, { target: { value: text } })
        await tick(999)
      }
      await expect(canvas.getByText('3 users')).toBeVisible()
      await tick(1)
    })
    await canvas.findByText('1 user found')
    await expect(searchSpy.mock.calls).toEqual([['ada']])
    await userEvent.clear(searchBox)
    await canvas.findByText('3 users')
    await searchFor(searchBox, 'unknown')
    await canvas.findByText('No users found.')
    await expect(searchSpy.mock.calls).toEqual([['ada'], ['unknown']])
  },
}

export const RestoresSearch: Story = {
  args: { search: 'ada' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/search', () => HttpResponse.json({ users: [anAdmin()] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1 user found')
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveValue('ada'))
  },
}
