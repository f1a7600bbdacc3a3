import type { Meta, StoryObj } from '@storybook/react-vite'
import { BulkStatusInput, formatOrderNumber } from '@whirligig/contract'
import { anAllOrdersPage, anOrderPage } from '@whirligig/contract/fixtures'
import { CustomerOrdersContainer } from '@whirligig/orders'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { customerOrdersMeta, ORDERS, ordersResponse } from '../../support/customer-orders-story.tsx'
import { forViewport } from '../../support/for-viewport.ts'

const meta = {
  ...customerOrdersMeta,
  title: 'Features/Orders/Selected Customer Orders',
  tags: ['role:admin'],
  component: CustomerOrdersContainer,
} satisfies Meta<typeof CustomerOrdersContainer>

export default meta
type Story = StoryObj<typeof meta>

/** Called with the body of each change of many orders. */
const bulkRequest = fn()

const bulkResponse = (error: string | null = null) =>
  http.put('/api/order/status', async ({ request }) => {
    const body = BulkStatusInput.parse(await request.json())
    bulkRequest(body)
    const results = body.orders.map((_id, index) =>
      error && index === 0 ? { _id, lines: [], error } : { _id, lines: [`line of ${_id}`], error: null },
    )
    return HttpResponse.json({ success: true, results })
  })

/** Orders are packed with the keyboard alone: down one row, select, select the next one. */
export const MarksAsProcessingAndUndoes: Story = {
  ...forViewport('desktop'),
  beforeEach: ({ msw }) => {
    bulkRequest.mockClear()
    msw.use(ordersResponse(anOrderPage(ORDERS)), bulkResponse())
  },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: formatOrderNumber(ORDERS[0]?._id ?? '') })
    first.focus()
    await userEvent.keyboard('xjx')
    await expect(canvas.getByRole('link', { name: formatOrderNumber(ORDERS[1]?._id ?? '') })).toHaveFocus()
    await expect(canvas.getByText('2 orders selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Processing' }))
    await canvas.findByText('2 orders marked as Processing.')
    const orders = ORDERS.map(({ _id }) => _id)
    await expect(bulkRequest).toHaveBeenCalledWith({ orders, status: 'Processing' })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText('2 orders marked as Processing.')).toBeNull())
    const lines = orders.map((id) => `line of ${id}`)
    await expect(bulkRequest).toHaveBeenLastCalledWith({ orders, status: 'Not processed', lines })
  },
}

/** The second order is delivered: the question counts the orders that change. */
export const AsksBeforeShipping: Story = {
  ...forViewport('desktop'),
  beforeEach: MarksAsProcessingAndUndoes.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 orders')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Shipped' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Mark 1 order as Shipped?' }))
    await waitFor(() =>
      expect(dialog.getByText(/^1 of 2 orders is already shipped or cancelled. Each buyer gets a mail/)).toBeVisible(),
    )
    await expect(bulkRequest).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as Shipped' }))
    await canvas.findByText('1 order marked as Shipped.')
    await expect(bulkRequest).toHaveBeenCalledWith({ orders: [ORDERS[0]?._id], status: 'Shipped' })
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

/** Orders of other pages stay selected, and are changed with those of this page. */
export const KeepsSelectionOfOtherPages: Story = {
  ...forViewport('desktop'),
  render: function Render(args) {
    const [query, setQuery] = useState(args.query)
    return (
      <CustomerOrdersContainer
        {...args}
        query={query}
        onQueryChange={(change) => setQuery((last) => ({ ...last, ...change }))}
      />
    )
  },
  beforeEach: ({ msw }) => {
    bulkRequest.mockClear()
    const respond = ({ request }: { request: Request }) => {
      const currentPage = Number(new URL(request.url).searchParams.get('page'))
      const page = anOrderPage(ORDERS.slice(currentPage - 1, currentPage), { currentPage, totalPages: 2, count: 2 })
      return HttpResponse.json({ ...anAllOrdersPage(), ...page })
    }
    msw.use(http.get('/api/order', respond), bulkResponse())
  },
  play: async ({ canvas, userEvent }) => {
    const select = async (order: (typeof ORDERS)[number] | undefined) =>
      userEvent.click(
        await canvas.findByRole('checkbox', { name: `Select order ${formatOrderNumber(order?._id ?? '')}` }),
      )
    await select(ORDERS[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await select(ORDERS[1])
    await expect(canvas.getByText('2 orders selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Processing' }))
    const orders = ORDERS.map(({ _id }) => _id)
    await waitFor(() => expect(bulkRequest).toHaveBeenCalledWith({ orders, status: 'Processing' }))
  },
}

/** Orders that could not be changed stay selected. */
export const SomeFail: Story = {
  ...forViewport('desktop'),
  beforeEach: ({ msw }) => {
    msw.use(ordersResponse(anOrderPage(ORDERS)), bulkResponse('No order found.'))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 orders')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Processing' }))
    await canvas.findByText('1 order marked as Processing. 1 order could not be changed: No order found.')
    await expect(canvas.getByText('1 order selected')).toBeVisible()
  },
}
