import type { Meta, StoryObj } from '@storybook/react-vite'
import { anOrder, anOrderHistory } from '@whirligig/contract/fixtures'
import { OrderContainer } from '@whirligig/orders'
import { HttpResponse, http } from 'msw'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { forViewport } from '../../support/for-viewport.ts'
import { noteRequest, order, staffOrderHandlers, staffOrderMeta } from '../../support/staff-order-story.tsx'

const meta = {
  ...staffOrderMeta,
  title: 'Features/Orders/Order For Staff',
  tags: ['role:admin'],
  component: OrderContainer,
} satisfies Meta<typeof OrderContainer>

export default meta
type Story = StoryObj<typeof meta>

export const OwnOrderHasAddressPicker: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...staffOrderHandlers({ ...order, isOwn: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }))
    await canvas.findByText('My addresses')
    await canvas.findByRole('heading', { name: 'History' })
  },
}

export const OnPhone: Story = {
  ...forViewport('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Status of Teddy Bears' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'History' })).toBeVisible()
  },
}

export const AddressIsReadOnly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('12 Clockmaker Lane', { selector: 'address > div *' })
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull()
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The links and texts of the customer block. */
const findCustomer = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Customer' }))

export const ShowsCustomer: Story = {
  play: async ({ canvas, userEvent }) => {
    const customer = await findCustomer(canvas)
    await expect(customer.getByRole('link', { name: 'Mina Marlow' })).toHaveAttribute(
      'href',
      '#/dashboard/users/user-mina',
    )
    await expect(customer.getByRole('link', { name: 'mina@whirligig.test' })).toHaveAttribute(
      'href',
      'mailto:mina@whirligig.test',
    )
    const address = within(canvas.getByRole('region', { name: 'Delivery Address' }))
    await expect(address.getByText('Mina Marlow')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show Invoice' }))
    const invoice = within(canvas.getByRole('region', { name: 'Invoice' }))
    await expect(invoice.getByText('Mina Marlow').closest('address')).toHaveTextContent('12 Clockmaker Lane')
  },
}

export const CustomerWithoutEmail: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...staffOrderHandlers({ ...order, customerEmail: null }))
  },
  play: async ({ canvas }) => {
    await expect((await findCustomer(canvas)).getByText('No email')).toBeVisible()
  },
}

export const DeletedCustomer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...staffOrderHandlers({ ...order, customerName: null, customerEmail: null, customerId: undefined }))
  },
  play: async ({ canvas }) => {
    const customer = await findCustomer(canvas)
    await expect(customer.getByText('The account of the customer has been deleted.')).toBeVisible()
    await expect(customer.queryByRole('link')).toBeNull()
  },
}

export const ShipsAll: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ship all' }))
    await screen.findByText('All open items have been marked as shipped!')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ship all' })).toBeNull())
    await expect(canvas.getByRole('combobox', { name: 'Status of Transformer' })).toHaveValue('Shipped')
  },
}

export const ShowsHistory: Story = {
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('list', { name: 'History of the order' }))
    const [note, processing, ordered] = history.getAllByRole('listitem')
    await expect(note).toHaveTextContent(/Wrap it as a gift.*Ada Winder \(Admin\)/)
    await expect(processing).toHaveTextContent('Set to Processing1 × Transformer (was Not processed)')
    await expect(ordered).toHaveTextContent('OrderedMina Marlow')
  },
}

export const AddsNote: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Note for staff' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await canvas.findByText('Note is required.')
    await expect(noteRequest).not.toHaveBeenCalled()
    await userEvent.type(text, 'Second parcel on Monday.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }))
    await screen.findByText('Note has been added successfully!')
    await expect(noteRequest).toHaveBeenCalledWith('Second parcel on Monday.')
    await waitFor(() => expect(text).toHaveValue(''))
  },
}

export const HistoryFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/audit/order/:id', () => HttpResponse.json({ error: 'no' }, { status: 500 }), { once: true }),
      ...staffOrderHandlers(order),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The history could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('list', { name: 'History of the order' })
  },
}

export const LongHistory: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/audit/order/:id', () => HttpResponse.json(anOrderHistory({ count: 130, totalPages: 2 }))),
      ...staffOrderHandlers(order),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Older entries are not shown.')
    const history = within(canvas.getByRole('list', { name: 'History of the order' }))
    await expect(history.queryByText('Ordered')).toBeNull()
  },
}

export const PrintsPackingSlip: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Print packing slip' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    // It is in the page only while it is printed.
    await expect(canvas.getByText('Packing slip').closest('section')).toHaveTextContent('TRANSFORMER')
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByText('Packing slip')).toBeNull())
    print.mockRestore()
  },
}

export const NoDeliveryAddress: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...staffOrderHandlers(anOrder({ deliveryAddress: null, isOwn: false })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Delivery Address' })).toHaveTextContent(
      'The customer has not chosen a delivery address yet.',
    )
    await expect(canvas.queryByText('My addresses')).toBeNull()
  },
}
