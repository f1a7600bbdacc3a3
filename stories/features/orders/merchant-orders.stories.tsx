import type { Meta, StoryObj } from '@storybook/react-vite'
import noOrders from '@whirligig/art/empty/no-orders.svg'
import { formatOrderNumber, MerchantBulkStatusInput, type MerchantOrderPage, PAGE_SIZE } from '@whirligig/contract'
import { aMerchantOrder, aMerchantOrderPage, anOrderLine } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { MerchantOrdersContainer, type MerchantOrdersQuery } from '@whirligig/orders'
import { PageKeysContext } from '@whirligig/ui'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectEmptyState } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'

/** Called with the query string of each request for the list. */
const listRequest = fn()

const ordersResponse = (page: MerchantOrderPage) =>
  http.get('/api/order/list/merchant', ({ request }) => {
    listRequest(new URL(request.url).search)
    return HttpResponse.json(page)
  })

const QUERY: MerchantOrdersQuery = { filter: 'to_ship', search: '', sortBy: 'newest', page: 1, limit: PAGE_SIZE.orders }

const meta = {
  title: 'Features/Orders/Merchant Orders',
  tags: ['role:merchant'],
  component: MerchantOrdersContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    query: QUERY,
    onQueryChange: fn(),
    filterHref: (filter) => `#/dashboard/customer-orders?status=${filter}`,
    orderHref: (id) => `#/dashboard/customer-orders/${id}`,
    emptyPicture: <img src={noOrders} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    listRequest.mockClear()
    msw.use(ordersResponse(aMerchantOrderPage()))
  },
} satisfies Meta<typeof MerchantOrdersContainer>

export default meta
type Story = StoryObj<typeof meta>

const findRows = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => canvas.findAllByRole('rowheader')

export const ToShip: Story = {
  play: async ({ canvas }) => {
    const { _id } = aMerchantOrder()
    const link = await canvas.findByRole('link', { name: formatOrderNumber(_id) })
    await expect(link).toHaveAttribute('href', `#/dashboard/customer-orders/${_id}`)
    await expect(listRequest).toHaveBeenCalledWith('?status=to_ship&page=1&limit=20')
    const [, row] = canvas.getAllByRole('row')
    await expect(row).toHaveTextContent(/Mina Marlow.*2 × Teddy Bears, 1 × Transformer/)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('To ship2')
    await expect(canvas.getByText('2 orders')).toBeVisible()
  },
}

export const All: Story = {
  args: { query: { ...QUERY, filter: 'all' } },
  play: async ({ canvas }) => {
    await findRows(canvas)
    await expect(listRequest).toHaveBeenCalledWith('?status=all&page=1&limit=20')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('All2')
  },
}

/** Cancelled lines are not packed, names are cut off, and accounts may be deleted. */
export const UnusualOrders: Story = {
  beforeEach: ({ msw }) => {
    const names = ['Kite', 'The extraordinarily large wooden marble run with bells and whistles', 'Drum', 'Top', 'Ball']
    msw.use(
      ordersResponse(
        aMerchantOrderPage([
          aMerchantOrder({
            products: [anOrderLine({ status: 'Cancelled' }), anOrderLine({ name: 'Kite', quantity: 3 })],
            customerName: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
          }),
          aMerchantOrder({ products: [anOrderLine({ status: 'Cancelled' })], customerName: null }),
          aMerchantOrder({ products: names.map((name) => anOrderLine({ name, quantity: 12 })) }),
          aMerchantOrder({ products: [anOrderLine({ status: 'Shipped' }), anOrderLine({ name: 'Drum' })] }),
        ]),
      ),
    )
  },
  play: async ({ canvas }) => {
    await findRows(canvas)
    const [, kite, cancelled, , partly] = canvas.getAllByRole('row')
    await expect(kite).not.toHaveTextContent('Teddy Bears')
    await expect(cancelled).toHaveTextContent(/Deleted account.*Nothing to pack/)
    await expect(partly).toHaveTextContent('1 of 2 shipped')
    // What has shipped is not packed again.
    await expect(partly).toHaveTextContent('1 × Drum')
    await expect(partly).not.toHaveTextContent('Teddy Bears')
  },
}
export const OnPhone: Story = { ...ToShip, ...forViewport('phone') }
export const OnPhoneUnusual: Story = { ...UnusualOrders, ...forViewport('phone') }

export const NothingToShip: Story = {
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(aMerchantOrderPage([])))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to ship')
    await expect(canvas.getByRole('link', { name: 'See all orders' })).toHaveAttribute(
      'href',
      '#/dashboard/customer-orders?status=all',
    )
  },
}

export const Empty: Story = {
  args: { query: { ...QUERY, filter: 'all' } },
  beforeEach: NothingToShip.beforeEach,
  play: () => expectEmptyState('OOPs No Orders', 'Orders of your toys will appear here.'),
}

export const EmptyPage: Story = {
  args: { query: { ...QUERY, page: 9 } },
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(aMerchantOrderPage([], { count: 21, totalPages: 2 })))
  },
  play: () => expectEmptyState('OOPs No Orders', 'There are no orders on this page.'),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/list/merchant', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading Customer orders')
    await expect(canvas.queryByText('Nothing to ship')).toBeNull()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/order/list/merchant', () => HttpResponse.json({ error: 'no' }, { status: 500 }), { once: true }),
      ordersResponse(aMerchantOrderPage()),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The orders could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await findRows(canvas)).toHaveLength(2)
  },
}

export const ChangesPage: Story = {
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(aMerchantOrderPage(undefined, { count: 22, totalPages: 2 })))
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /next/i }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ page: 2 })
  },
}

export const OldestFirst: Story = {
  args: { query: { ...QUERY, sortBy: 'oldest' } },
  play: async ({ canvas, userEvent, args }) => {
    await findRows(canvas)
    await expect(listRequest).toHaveBeenCalledWith('?status=to_ship&sortBy=oldest&page=1&limit=20')
    await expect(canvas.getByText(', sorted by Oldest first').closest('[role=status]')).toBeInTheDocument()
    await expect(canvas.getByRole('columnheader', { name: 'Ordered' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Ordered' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ sortBy: 'newest' })
  },
}

export const NothingFound: Story = {
  args: { query: { ...QUERY, search: 'kite' } },
  beforeEach: NothingToShip.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders found.')).toBeVisible()
    await expect(listRequest).toHaveBeenCalledWith('?status=to_ship&search=kite&page=1&limit=20')
  },
}

/** Called with the body of each change. */
const changeRequest = fn()

/** Processing can be undone. Lines of others are the server's business. */
export const MarksManyAsProcessing: Story = {
  beforeEach: ({ msw }) => {
    changeRequest.mockClear()
    msw.use(
      http.put('/api/order/merchant/status', async ({ request }) => {
        const input = MerchantBulkStatusInput.parse(await request.json())
        changeRequest(input)
        const results = input.orders.map((_id) => ({ _id, lines: [`line-of-${_id}`], error: null }))
        return HttpResponse.json({ success: true, results })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const ids = aMerchantOrderPage().orders.map(({ _id }) => _id)
    await findRows(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    const bar = within(canvas.getByRole('region', { name: 'Selection' }))
    await expect(bar.queryByRole('button', { name: 'Mark as Delivered' })).toBeNull()
    await userEvent.click(bar.getByRole('button', { name: 'Mark as Processing' }))
    await canvas.findByText('2 orders marked as Processing.')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(changeRequest).toHaveBeenLastCalledWith({
        orders: ids,
        status: 'Not processed',
        lines: ids.map((id) => `line-of-${id}`),
      }),
    )
  },
}

/** Shipping is asked first, because buyers get a mail. */
export const AsksBeforeShipping: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await findRows(canvas)
    await expect(first).toBeVisible()
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select order/ })[0] ?? document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Shipped' }))
    await screen.findByRole('alertdialog', { name: 'Mark 1 order as Shipped?' })
  },
}

/** Orders without an address are marked in the list, and the question before shipping counts them. */
export const WithoutAddress: Story = {
  beforeEach: ({ msw }) => {
    const products = [anOrderLine({ status: 'Shipped' })]
    const [complete, other] = aMerchantOrderPage().orders
    const shipped = aMerchantOrder({ deliveryAddress: null, products, created: '2026-11-11T08:00:00.000Z' })
    const missing = aMerchantOrder({ ...other, deliveryAddress: null })
    msw.use(ordersResponse(aMerchantOrderPage([missing, ...(complete ? [complete] : []), shipped])))
  },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas)
    const [, missing, complete, shipped] = canvas.getAllByRole('row')
    await expect(missing).toHaveTextContent('No address yet')
    await expect(complete).not.toHaveTextContent('No address yet')
    await expect(shipped).not.toHaveTextContent('No address yet')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Shipped' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Mark 2 orders as Shipped?' })
    await expect(dialog).toHaveTextContent('1 of 3 orders is already shipped or cancelled.')
    await expect(dialog).toHaveTextContent('1 order without a delivery address cannot arrive yet.')
  },
}
export const WithoutAddressOnPhone: Story = { ...WithoutAddress, ...forViewport('phone') }

/** The toast of an error is gone after a second. What failed stays on the screen, also where the list is scrolled. */
export const KeepsTheFailureOfAChange: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/order/merchant/status', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas)
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select order/ })[0] ?? document.body)
    const bar = within(canvas.getByRole('region', { name: 'Selection' }))
    await userEvent.click(bar.getByRole('button', { name: 'Select all' }))
    await expect(bar.queryByRole('button', { name: 'Select all' })).toBeNull()
    await userEvent.click(bar.getByRole('button', { name: 'Mark as Processing' }))
    const notice = await canvas.findByText(/The orders stay selected, and no order is changed twice/)
    await expect(notice).toHaveTextContent('The shop cannot be reached.')
    await expect(bar.getByText('2 orders selected')).toBeVisible()
    await expect(getComputedStyle(notice.closest('[role=status]') ?? notice).position).toBe('sticky')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByText(/no order is changed twice/)).toBeNull()
  },
}

/** By Tab, all rows and their checkboxes come before the actions. */
export const ReachesActionsByKey: Story = {
  decorators: [
    (Story) => (
      <PageKeysContext value={true}>
        <Story />
      </PageKeysContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas)
    await userEvent.keyboard('xb')
    await expect(canvas.getByRole('button', { name: 'Mark as Processing' })).toHaveFocus()
  },
}

/** A merchant opens one of the selected orders and comes back. */
export const KeepsSelectionWhileAnOrderIsOpen: Story = {
  render: function Render(args) {
    const [isListOpen, setListOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setListOpen(!isListOpen)}>
          {isListOpen ? 'Open an order' : 'Back'}
        </button>
        {isListOpen ? <MerchantOrdersContainer {...args} /> : null}
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open an order' }))
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await findRows(canvas)
    await expect(canvas.getByText('2 orders selected')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows of this page' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull()
  },
}

/** The slips of all selected orders, each on a page of its own. */
export const PrintsSlips: Story = {
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    return () => print.mockRestore()
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findRows(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Print slips' }))
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce())
    const slips = within(canvasElement).getAllByRole('region', { name: 'Packing slip', hidden: true })
    await expect(slips.map(({ textContent }) => /Mina Marlow|Otto Orbit/.exec(textContent ?? '')?.[0])).toEqual([
      'Mina Marlow',
      'Otto Orbit',
    ])
    dispatchEvent(new Event('afterprint'))
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('region', { name: 'Packing slip', hidden: true })).toBeNull(),
    )
  },
}

/** The orders as another user leaves them: the first one has shipped. */
const shipFirst = () => {
  const [first, ...others] = aMerchantOrderPage().orders
  const products = [anOrderLine({ status: 'Shipped' })]
  return ordersResponse(aMerchantOrderPage([...(first ? [{ ...first, products }] : []), ...others]))
}

/** Another user ships a selected order before the slips are printed. */
export const PrintsNoSlipsOfOrdersShippedMeanwhile: Story = {
  beforeEach: PrintsSlips.beforeEach,
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await findRows(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    msw.use(shipFirst())
    await userEvent.click(canvas.getByRole('button', { name: 'Print slips' }))
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce())
    const ids = aMerchantOrderPage().orders.map(({ _id }) => _id)
    await expect(listRequest).toHaveBeenLastCalledWith(`?ids=${ids.join('%2C')}&limit=2`)
    const slip = within(canvasElement).getByRole('region', { name: 'Packing slip', hidden: true })
    await expect(slip).toHaveTextContent('Otto Orbit')
    dispatchEvent(new Event('afterprint'))
    await canvas.findByText('1 of 2 orders is already shipped or cancelled. Not printed, and not selected any more.')
    await expect(canvas.getByText('1 order selected')).toBeVisible()
  },
}

/** Another user ships all selected orders before they are marked. */
export const ShipsNothingTwice: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    await findRows(canvas)
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select order/ })[0] ?? document.body)
    msw.use(shipFirst())
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Shipped' }))
    await canvas.findByText('1 order is already shipped or cancelled. Nothing was changed.')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull()
  },
}

/** What cannot be read again is not printed: it may have shipped. */
export const PrintsNothingUnread: Story = {
  beforeEach: PrintsSlips.beforeEach,
  play: async ({ canvas, msw, userEvent }) => {
    await findRows(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    msw.use(http.get('/api/order/list/merchant', () => HttpResponse.error()))
    await userEvent.click(canvas.getByRole('button', { name: 'Print slips' }))
    await screen.findByText(/The shop cannot be reached/)
    await expect(window.print).not.toHaveBeenCalled()
    await expect(canvas.getByText('2 orders selected')).toBeVisible()
  },
}
