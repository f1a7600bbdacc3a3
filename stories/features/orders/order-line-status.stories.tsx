import type { Meta, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { anOrder, anOrderLine } from '@whirligig/contract/fixtures'
import { OrderContainer } from '@whirligig/orders'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { order, staffOrderHandlers, staffOrderMeta, statusRequest } from '../../support/staff-order-story.tsx'

const [bears] = order.products

const meta = {
  ...staffOrderMeta,
  title: 'Features/Orders/Order Line Status',
  tags: ['role:admin'],
  component: OrderContainer,
} satisfies Meta<typeof OrderContainer>

export default meta
type Story = StoryObj<typeof meta>

export const SetsLineStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' }), 'Shipped')
    await screen.findByText(RESPONSE_TEXT.order.lineUpdated)
    await expect(statusRequest).toHaveBeenCalledWith(bears?._id, {
      orderId: order._id,
      cartId: order.cartId,
      status: 'Shipped',
    })
    await expect(canvas.getByRole('combobox', { name: 'Status of Teddy Bears' })).toHaveValue('Shipped')
    await expect(canvas.getByText('1 of 2 shipped')).toBeVisible()
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Processing')
    await expect(canvas.getByRole('combobox', { name: 'Status of Transformer' })).toHaveValue('Not processed')
    // Only the customer can change the address.
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
  },
}

export const FinalStatusIsDisabled: Story = {
  beforeEach: ({ msw }) => {
    const products = [
      anOrderLine({ status: 'Cancelled' }),
      anOrderLine({ name: 'Kite', status: 'Delivered' }),
      anOrderLine({ name: 'Transformer', status: 'Processing' }),
    ]
    msw.use(...staffOrderHandlers(anOrder({ products })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Status of Kite' })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: 'Status of Transformer' })).toBeEnabled()
    await canvas.findByRole('heading', { name: 'History' })
  },
}

export const ConfirmsFinalStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Delivered')
    await screen.findByRole('alertdialog', { name: 'Mark Teddy Bears as delivered?' })
    await expect(select).toHaveValue('Not processed')
    await expect(statusRequest).not.toHaveBeenCalled()
  },
}

export const MarksLineAsDelivered: Story = {
  play: async (context) => {
    await ConfirmsFinalStatus.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Mark as delivered' }))
    await screen.findByText(RESPONSE_TEXT.order.lineUpdated)
    const select = context.canvas.getByRole('combobox', { name: 'Status of Teddy Bears' })
    await waitFor(() => expect(select).toBeDisabled())
    await expect(context.canvas.queryByRole('button', { name: 'Cancel Order' })).toBeNull()
    await expect(context.args.onCancelled).not.toHaveBeenCalled()
  },
}

export const CancelsOneLine: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Transformer' })
    await userEvent.selectOptions(select, 'Cancelled')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }))
    await screen.findByText(RESPONSE_TEXT.order.lineCancelled)
    await expect(args.onCancelled).not.toHaveBeenCalled()
  },
}

export const CancelsOrderWithLastLine: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...staffOrderHandlers(order, true))
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status of Transformer' }), 'Cancelled')
    await screen.findByRole('alertdialog', { name: 'Cancel Transformer?' })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel it' }))
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledOnce())
    await screen.findByText(RESPONSE_TEXT.order.cancelled)
  },
}

export const UpdatesOptimistically: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/order/status/item/:id', () => delay('infinite')),
      ...staffOrderHandlers(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Processing')
    await canvas.findByRole('combobox', { name: 'Status of Teddy Bears', busy: true })
    await expect(select).toHaveValue('Processing')
  },
}

export const RevertsRejectedStatus: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/order/status/item/:id', () =>
        HttpResponse.json({ error: 'A cancelled line stays cancelled.' }, { status: 400 }),
      ),
      ...staffOrderHandlers(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })
    await userEvent.selectOptions(select, 'Processing')
    await screen.findByText('A cancelled line stays cancelled.')
    await waitFor(() => expect(select).toHaveValue('Not processed'))
  },
}
