import type { Meta, StoryObj } from '@storybook/react-vite'
import noResults from '@whirligig/art/empty/no-results.svg'
import { aMerchant, aMerchantPage } from '@whirligig/contract/fixtures'
import { MerchantsContainer } from '@whirligig/selling'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectEmptyState, expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import { merchantHandlers } from '../../support/merchant-handlers.ts'
import { signedIn } from '../../support/signed-in.ts'
import { searchFor } from '../../support/with-clock.ts'
import { withListState } from '../../support/with-list-state.tsx'

const meta = {
  title: 'Features/Selling/Merchants',
  tags: ['role:admin'],
  component: MerchantsContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    page: 1,
    search: '',
    onPageChange: fn(),
    status: '',
    statusHref: (status) => `#/dashboard/merchant?status=${status}`,
    onSearch: fn(),
    addHref: '#/dashboard/merchant/add',
    emptyPicture: <img src={noResults} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(...merchantHandlers(...aMerchantPage().merchants))
  },
} satisfies Meta<typeof MerchantsContainer>

export default meta
type Story = StoryObj<typeof meta>

export const AllStatuses: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(6)
    await expect(canvas.getByText('6 merchants')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '#/dashboard/merchant/add')
  },
}

export const OnlyInvited: Story = {
  args: { status: 'invited' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/merchant', ({ request }) => {
        const isInvited = new URL(request.url).searchParams.get('status') === 'invited'
        const { counts } = aMerchantPage()
        return HttpResponse.json({ ...aMerchantPage(isInvited ? [aMerchant()] : []), counts })
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1)
    const tabs = within(canvas.getByRole('navigation', { name: 'Which merchants' }))
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Invited1')
    await expect(tabs.getByRole('link', { name: /^All/ })).toHaveTextContent('All6')
  },
}

/** A row opens its details in a drawer; Escape returns to the row. */
export const OpensDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('rowheader')
    const brand = within(row ?? document.body).getByRole('button')
    brand.focus()
    await userEvent.keyboard('{Enter}')
    const details = await screen.findByRole('dialog', { name: 'Bramble & Bear' })
    await expect(details).toHaveTextContent('We sew bears from the wool of our own sheep')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(brand).toHaveFocus())
  },
}

export const Phone: Story = { ...AllStatuses, ...forViewport('phone') }

export const ManyPages: Story = {
  args: { page: 2 },
  beforeEach: ({ msw }) => {
    const merchants = Array.from({ length: 20 }, (_, index) =>
      aMerchant({ name: `Bruno ${index}`, email: `b${index}@whirligig.test` }),
    )
    msw.use(
      http.get('/api/merchant', () =>
        HttpResponse.json(aMerchantPage(merchants, { currentPage: 2, totalPages: 9, count: 176 })),
      ),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(20)
    await expect(canvas.getByText('176 merchants')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(3)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...merchantHandlers())
  },
  play: () => expectEmptyState('No merchants found.', 'Applications to sell here will appear here.'),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/merchant', () => delay('infinite')))
  },
  play: () => expectLoading('Loading merchants'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/merchant', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(6)
  },
}

export const Searches: Story = {
  render: withListState(MerchantsContainer),
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/merchant/search', ({ request }) => {
        const isBruno = new URL(request.url).searchParams.get('search') === 'bruno'
        return HttpResponse.json({ merchants: isBruno ? [aMerchant()] : [] })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const searchBox = await canvas.findByRole('searchbox', { name: 'Search merchants' })
    await searchFor(searchBox, 'bruno')
    await canvas.findByText('1 merchant found')
    await searchFor(searchBox, 'brunox')
    await canvas.findByText('No merchants found.')
    await userEvent.clear(searchBox)
    await canvas.findByText('6 merchants')
  },
}
