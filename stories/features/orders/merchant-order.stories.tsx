import type { Meta, StoryObj } from '@storybook/react-vite'
import lost from '@whirligig/art/empty/lost.svg'
import { type MerchantOrder, type MerchantStatusInput, RESPONSE_TEXT } from '@whirligig/contract'
import { aMerchantOrder, anOrderLine } from '@whirligig/contract/fixtures'
import { MerchantOrderContainer } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import { signedIn } from '../../support/signed-in.ts'

const order = aMerchantOrder()
const [bears] = order.products

/** Called with the body of each status request. */
const statusRequest = fn()

/** Handlers for one order, whose lines the requests change. */
function createHandlers(initial: MerchantOrder) {
  let current = initial
  return [
    http.get('/api/order/merchant/:id', () => HttpResponse.json({ order: current })),
    http.put<{ id: string }, MerchantStatusInput>('/api/order/merchant/:id/status', async ({ request }) => {
      const { status, lines } = await request.json()
      statusRequest({ status, lines })
      const products = current.products.map((line) => (!lines || lines.includes(line._id) ? { ...line, status } : line))
      current = { ...current, products }
      return HttpResponse.json({ success: true, message: 'The items have been updated successfully!', order: current })
    }),
  ]
}

const meta = {
  title: 'Features/Orders/Merchant Order',
  tags: ['role:merchant'],
  component: MerchantOrderContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    id: order._id,
    ordersHref: '#/dashboard/customer-orders',
    productHref: (slug) => `#/product/${slug}`,
    emptyPicture: <img src={lost} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    statusRequest.mockClear()
    msw.use(...createHandlers(order))
  },
} satisfies Meta<typeof MerchantOrderContainer>

export default meta
type Story = StoryObj<typeof meta>

export const ToShip: Story = {
  play: async ({ canvas }) => {
    const address = within(await canvas.findByRole('region', { name: 'Ship to' }))
    await expect(address.getByText('Mina Marlow')).toBeVisible()
    await expect(address.getByText('12 Clockmaker Lane')).toBeVisible()
    await expect(canvas.getByText('TEDDY-BEARS', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText('$213.95')).toBeVisible()
    const select = canvas.getByRole('combobox', { name: 'Status of Teddy Bears' })
    await expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Not processed', 'Processing', 'Shipped'])
    await expect(canvas.getByRole('link', { name: 'Customer Orders' })).toHaveAttribute(
      'href',
      '#/dashboard/customer-orders',
    )
  },
}
export const OnPhone: Story = { ...ToShip, ...forViewport('phone') }

export const ShipsAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ship all' }))
    await screen.findByText('The items have been updated successfully!')
    await expect(statusRequest).toHaveBeenCalledWith({ status: 'Shipped', lines: undefined })
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ship all' })).toBeNull())
    await expect(canvas.getByRole('combobox', { name: 'Status of Transformer' })).toHaveValue('Shipped')
  },
}

export const SetsLineStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Shipped')
    await screen.findByText('The items have been updated successfully!')
    await expect(statusRequest).toHaveBeenCalledWith({ status: 'Shipped', lines: [bears?._id] })
    await canvas.findByText('1 of 2 shipped')
    await expect(canvas.getByRole('combobox', { name: 'Status of Transformer' })).toHaveValue('Not processed')
  },
}

export const FinalStatusIsDisabled: Story = {
  beforeEach: ({ msw }) => {
    const products = [anOrderLine({ status: 'Cancelled' }), anOrderLine({ name: 'Kite', status: 'Delivered' })]
    msw.use(...createHandlers(aMerchantOrder({ products })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Status of Kite' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Ship all' })).toBeNull()
  },
}

/** An admin has cancelled the line in the meantime. */
export const RejectedStatus: Story = {
  beforeEach: ({ msw }) => {
    const error = 'This item is cancelled; its status can no longer change.'
    msw.use(
      http.put('/api/order/merchant/:id/status', () => HttpResponse.json({ error }, { status: 400 })),
      ...createHandlers(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Shipped')
    await screen.findByText('This item is cancelled; its status can no longer change.')
    await expect(select).toHaveValue('Not processed')
  },
}

export const Saving: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/order/merchant/:id/status', () => delay('infinite')),
      ...createHandlers(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ship all' }))
    await canvas.findByRole('button', { name: 'Ship all', busy: true })
  },
}

export const NoDeliveryAddress: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers({ ...order, deliveryAddress: null }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Ship to' })).toHaveTextContent(
      'Mina Marlow has not chosen a delivery address yet. Please wait before you ship.',
    )
    await expect(canvas.queryByText('12 Clockmaker Lane')).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/order/merchant/:id', () => delay('infinite')))
  },
  play: () => expectLoading('Loading the order'),
}

export const NotFound: Story = {
  beforeEach: ({ msw }) => {
    const message = RESPONSE_TEXT.order.missing
    msw.use(http.get('/api/order/merchant/:id', () => HttpResponse.json({ message }, { status: 404 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No order found.')
    await expect(canvas.getByRole('link', { name: 'Customer Orders' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/order/merchant/:id', () => HttpResponse.json({ error: 'no' }, { status: 500 }), { once: true }),
      ...createHandlers(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The order could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('button', { name: 'Ship all' })
  },
}
