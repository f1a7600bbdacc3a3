import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatPrice } from '@whirligig/contract'
import { anAllOrdersPage, anOrder, anOrderLine, anOrderPage } from '@whirligig/contract/fixtures'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { CustomerOrdersContainer } from '@whirligig/orders'
import { HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { createFakeSockets } from '../../../core/test/fake-socket.ts'
import { ALL_ORDERS, customerOrdersMeta, ordersResponse } from '../../support/customer-orders-story.tsx'
import { initialAtom } from '../../support/decorators/with-store.tsx'
import { activeSession } from '../../support/signed-in.ts'

const sockets = createFakeSockets()

const meta = {
  ...customerOrdersMeta,
  title: 'Features/Orders/Live Customer Orders',
  tags: ['role:admin'],
  parameters: {
    initialAtoms: [initialAtom(socketFactoryAtom, sockets.createSocket), activeSession],
  },
  component: CustomerOrdersContainer,
} satisfies Meta<typeof CustomerOrdersContainer>

export default meta
type Story = StoryObj<typeof meta>

export const ShowsPushedChanges: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByText(ALL_ORDERS)
    msw.use(ordersResponse(anOrderPage([anOrder({ products: [anOrderLine({ status: 'Shipped' })] })])))
    sockets.created.at(-1)?.simulate('connect')
    sockets.created.at(-1)?.receive('orderChanged', { _id: anOrder()._id })
    await canvas.findByText('1 order')
    await expect(within(canvas.getByRole('table')).getByText('Shipped')).toBeVisible()
  },
}

/** A change of many orders sends one event for each of them. */
export const RefetchesOnceForManyChanges: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByText(ALL_ORDERS)
    const totals = [10, 20, 30, 40, 50, 60]
    msw.use(
      http.get('/api/order', () =>
        HttpResponse.json({ ...anAllOrdersPage(), ...anOrderPage([anOrder({ totalWithTax: totals.shift() ?? 0 })]) }),
      ),
    )
    const socket = sockets.created.at(-1)
    socket?.simulate('connect')
    socket?.receive('orderChanged', { _id: anOrder()._id })
    await canvas.findByText('1 order')
    const [next = 0, ...later] = totals
    for (const _id of ['1', '2', '3']) socket?.receive('orderChanged', { _id })
    await within(canvas.getByRole('table')).findByText(formatPrice(next))
    await expect(totals).toEqual(later)
  },
}

export const ClearsListAfterFailedRefetch: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByText(ALL_ORDERS)
    msw.use(http.get('/api/order', () => HttpResponse.error()))
    sockets.created.at(-1)?.simulate('connect')
    sockets.created.at(-1)?.receive('orderChanged', { _id: anOrder()._id })
    await canvas.findByText('The orders could not be loaded.')
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByText(ALL_ORDERS)).toBeNull()
  },
}
