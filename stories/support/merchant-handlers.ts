import { type Merchant, RESPONSE_TEXT } from '@whirligig/contract'
import { aMerchantPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { fn } from 'storybook/test'

/** Called with the request body of every approval and rejection. */
export const decisionSpy = fn()

/** Handlers for an in-memory list of merchants. Updates and deletions change the list. */
export function merchantHandlers(...merchants: Merchant[]) {
  const list = () => HttpResponse.json(aMerchantPage(merchants))
  const update = (id: unknown, changes: Partial<Merchant>) =>
    merchants.forEach((merchant, index) => {
      if (merchant._id === id) merchants[index] = { ...merchant, ...changes }
    })
  return [
    http.get('/api/merchant', list),
    http.put('/api/merchant/approve/:id', async ({ params, request }) => {
      decisionSpy(await request.json())
      update(params.id, { status: 'Approved', isActive: true })
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.approved })
    }),
    http.put('/api/merchant/reject/:id', async ({ params, request }) => {
      decisionSpy(await request.json())
      update(params.id, { status: 'Rejected', isActive: false })
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.rejected })
    }),
    http.put<{ id: string }, { merchant: { isActive: boolean } }>(
      '/api/merchant/:id/active',
      async ({ params, request }) => {
        const { isActive } = (await request.json()).merchant
        update(params.id, { isActive })
        const { enabled, disabled } = RESPONSE_TEXT.merchant
        return HttpResponse.json({ success: true, message: isActive ? enabled : disabled })
      },
    ),
    http.delete('/api/merchant/delete/:id', ({ params }) => {
      merchants.splice(0, Infinity, ...merchants.filter(({ _id }) => _id !== params.id))
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.deleted })
    }),
  ]
}
