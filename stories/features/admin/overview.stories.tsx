import type { Meta, StoryObj } from '@storybook/react-vite'
import { OverviewContainer } from '@whirligig/admin'
import type { Overview } from '@whirligig/contract'
import { anEmptyOverview, anOverview } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectCharts } from '../../support/expect-charts.ts'
import { expectLoading } from '../../support/expect-list-state.ts'
import { signedIn } from '../../support/signed-in.ts'

const handler = (overview: Overview) => http.get('/api/overview', () => HttpResponse.json(overview))

const links = {
  lowStock: '#/dashboard/product?stock=low',
  openOrders: '#/dashboard/orders/customers?status=to_ship',
  product: (id: string) => `#/dashboard/product/edit/${id}`,
}

const meta = {
  title: 'Features/Admin/Overview',
  tags: ['role:admin', 'role:merchant'],
  component: OverviewContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    days: 30,
    periodHref: (days) => `#/dashboard?days=${days}`,
    links: {
      ...links,
      waiting: {
        ...{ reviews: '#/dashboard/review', applications: '#/dashboard/merchant', messages: '#/dashboard/messages' },
      },
    },
  },
  beforeEach: ({ msw }) => {
    msw.use(handler(anOverview()))
  },
} satisfies Meta<typeof OverviewContainer>

export default meta
type Story = StoryObj<typeof meta>

export const ForAdmin: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Reviews waiting' })
    await expect(link).toHaveAttribute('href', '#/dashboard/review')
    await expect(canvas.getByRole('link', { name: 'Orders to ship' })).toHaveAttribute(
      'href',
      '#/dashboard/orders/customers?status=to_ship',
    )
    await expect(canvas.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: '7 days' })).toHaveAttribute('href', '#/dashboard?days=7')
    await expect(canvas.getAllByText(/% to the 30 days before/)).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Applications waiting' })).toBeVisible()
    const best = within(canvas.getByRole('region', { name: 'Best sellers' }))
    await expect(best.getAllByRole('listitem')[0]).toHaveTextContent('Teddy Bears80 pieces$4,400.00')
    const low = within(canvas.getByRole('region', { name: 'Low stock' }))
    await expect(low.getAllByRole('listitem')[0]).toHaveTextContent('Out of stock')
    await expectCharts(2)
  },
}

export const ShowsChartsAsTables: Story = {
  play: async ({ canvas, userEvent }) => {
    const sales = within(await canvas.findByRole('figure', { name: 'Sales per day' }))
    await userEvent.click(sales.getByRole('button', { name: 'Show as table' }))
    const [, today] = sales.getAllByRole('row')
    await expect(today).toHaveTextContent('November 20, 2026')
    await expect(sales.getAllByRole('row')).toHaveLength(1 + 30)
    const statuses = within(canvas.getByRole('figure', { name: 'Orders by status' }))
    await expect(statuses.getByRole('row', { name: /Delivered/ })).toHaveTextContent('83')
  },
}

export const Week: Story = {
  args: { days: 7 },
  beforeEach: ({ msw }) => {
    const week = anOverview({}, 7)
    msw.use(
      http.get('/api/overview', ({ request }) =>
        request.url.endsWith('days=7') ? HttpResponse.json(week) : HttpResponse.error(),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Last 7 days, before tax')
    await expect(canvas.getByText('By pieces sold in the last 7 days.')).toBeVisible()
    await expectCharts(2)
  },
}

/** A merchant sees their own products, but neither all orders nor pending decisions. */
export const ForMerchant: Story = {
  args: { links },
  beforeEach: ({ msw }) => {
    msw.use(handler(anOverview({ waiting: null })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Sales per day' })
    await expect(canvas.getByText('Your brand')).toBeVisible()
    await expect(canvas.queryByText('Reviews waiting')).toBeNull()
    await expectCharts(2)
  },
}

export const NoSales: Story = {
  beforeEach: ({ msw }) => {
    msw.use(handler(anEmptyOverview()))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No sales yet')).toHaveLength(2)
    await expect(canvas.getByText('No orders yet')).toBeVisible()
    await expect(canvas.getByText('Well stocked')).toBeVisible()
    await expect(canvas.getAllByText('None waiting')).toHaveLength(2)
  },
}

export const ManyLowOnStock: Story = {
  beforeEach: ({ msw }) => {
    const { products } = anOverview().lowStock
    msw.use(handler(anOverview({ lowStock: { count: 38, products } })))
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Low stock' }))
    await expect(panel.getByText('The 4 of 38 toys with the lowest stock.')).toBeVisible()
    await expect(panel.getAllByRole('listitem')).toHaveLength(4)
    await expectCharts(2)
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/overview', () => delay('infinite')))
  },
  play: () => expectLoading('Loading the overview'),
}

export const LoadingForMerchant: Story = { ...Loading, args: { links } }

/** Time runs from right to left, and the names of the statuses are beside their bars. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const getBox = (text: string) => canvas.getByText(text, { selector: 'svg *' }).getBoundingClientRect()
    await canvas.findByText('Nov 20', { selector: 'svg *' })
    await expect(getBox('Nov 20').right).toBeLessThan(getBox('Oct 23').left)
    const label = await canvas.findByText('Not processed', { selector: 'svg *' })
    const bars = label.closest('svg')?.querySelectorAll('.recharts-bar-rectangle path') ?? []
    await expect(bars.length).toBeGreaterThan(0)
    for (const bar of bars)
      await expect(bar.getBoundingClientRect().right).toBeLessThanOrEqual(label.getBoundingClientRect().left)
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/overview', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The overview could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('figure', { name: 'Sales per day' })
    await expectCharts(2)
  },
}
