import type { Meta, StoryObj } from '@storybook/react-vite'
import { MerchantBulkStatusInput } from '@whirligig/contract'
import { aMerchantOrder, aMerchantOrderPage, anOrderLine } from '@whirligig/contract/fixtures'
import { MerchantOrdersContainer } from '@whirligig/orders'
import { PageKeysContext } from '@whirligig/ui'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { forViewport } from '../../support/for-viewport.ts'
import {
  merchantOrdersHandler,
  merchantOrdersMeta,
  merchantOrdersRequest,
} from '../../support/merchant-orders-story.tsx'

const meta = {
  ...merchantOrdersMeta,
  title: 'Features/Orders/Selected Merchant Orders',
  tags: ['role:merchant'],
  component: MerchantOrdersContainer,
} satisfies Meta<typeof MerchantOrdersContainer>

export default meta
type Story = StoryObj<typeof meta>

const findRows = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => canvas.findAllByRole('rowheader')

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

export const SaysThatNothingWasLeftToChange: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/order/merchant/status', async ({ request }) => {
        const { orders } = MerchantBulkStatusInput.parse(await request.json())
        return HttpResponse.json({ success: true, results: orders.map((_id) => ({ _id, lines: [], error: null })) })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas)
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select order/ })[0] ?? document.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Processing' }))
    await canvas.findByText('Nothing was changed. 1 order had got as far already.')
  },
}

/** The bar covers the list, so its actions share one row. */
export const ActionsOnPhone: Story = {
  ...forViewport('phone'),
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas)
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select order/ })[0] ?? document.body)
    const bar = within(canvas.getByRole('region', { name: 'Selection' }))
    const names = ['Mark as Processing', 'Mark as Shipped', 'Print slips']
    const tops = names.map((name) => bar.getByRole('button', { name }).getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
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
    msw.use(merchantOrdersHandler(aMerchantOrderPage([missing, ...(complete ? [complete] : []), shipped])))
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
    const region = notice.closest<HTMLElement>('[role=status]') ?? notice
    await expect(getComputedStyle(region).position).toBe('sticky')
    // Not the button of the toast, which is there for a second.
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }))
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
  return merchantOrdersHandler(aMerchantOrderPage([...(first ? [{ ...first, products }] : []), ...others]))
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
    await expect(merchantOrdersRequest).toHaveBeenLastCalledWith(`?ids=${ids.join('%2C')}&limit=2`)
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
