import { ANSWER_TEXT, type Merchant } from '@whirligig/contract'
import { aMerchantPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { fn } from 'storybook/test'

/** What was said with a decision. */
export const decided = fn()

/** A list as the server has it, which calls change. */
export function merchantServer(...merchants: Merchant[]) {
  const page = () => HttpResponse.json(aMerchantPage(merchants))
  const change = (id: unknown, set: Partial<Merchant>) =>
    merchants.forEach((each, index) => {
      if (each._id === id) merchants[index] = { ...each, ...set }
    })
  return [
    http.get('/api/merchant', page),
    http.put('/api/merchant/approve/:id', async ({ params, request }) => {
      decided(await request.json())
      change(params.id, { status: 'Approved', isActive: true })
      return HttpResponse.json({ success: true, message: ANSWER_TEXT.merchant.approved })
    }),
    http.put('/api/merchant/reject/:id', async ({ params, request }) => {
      decided(await request.json())
      change(params.id, { status: 'Rejected', isActive: false })
      return HttpResponse.json({ success: true, message: ANSWER_TEXT.merchant.rejected })
    }),
    http.put<{ id: string }, { merchant: { isActive: boolean } }>(
      '/api/merchant/:id/active',
      async ({ params, request }) => {
        const { isActive } = (await request.json()).merchant
        change(params.id, { isActive })
        const { enabled, disabled } = ANSWER_TEXT.merchant
        return HttpResponse.json({ success: true, message: isActive ? enabled : disabled })
      },
    ),
    http.delete('/api/merchant/delete/:id', ({ params }) => {
      merchants.splice(0, Infinity, ...merchants.filter(({ _id }) => _id !== params.id))
      return HttpResponse.json({ success: true, message: ANSWER_TEXT.merchant.deleted })
    }),
  ]
}
