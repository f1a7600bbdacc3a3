import type { Meta, StoryContext } from '@storybook/react-vite'
import { RESPONSE_TEXT, type User } from '@whirligig/contract'
import {
  aMerchantPage,
  aMessagePage,
  anAdmin,
  anAllOrdersPage,
  anOrderHistory,
  aReviewPage,
  aSubscriberPage,
  aSystemStatus,
  aUserAccount,
  aUserPage,
} from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { signedInStory } from './app-story.ts'
import { ORDER, shopHandlers } from './shop-handlers.ts'

/** Adds request handlers for a signed-in user of this role, including the staff endpoints. */
export const withStaffServer =
  (user: User) =>
  ({ msw }: Pick<StoryContext, 'msw'>) => {
    msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user })),
      http.get('/api/user', () => HttpResponse.json(aUserPage())),
      http.get('/api/user/:id', () => HttpResponse.json(aUserAccount())),
      http.get('/api/audit/user/:id', () =>
        HttpResponse.json(anOrderHistory({ entries: [], count: 0, totalPages: 1 })),
      ),
      http.get('/api/merchant', () => HttpResponse.json(aMerchantPage())),
      http.get('/api/merchant/search', () => HttpResponse.json({ merchants: [] })),
      http.post('/api/merchant/add', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.received('555-010-0199') }),
      ),
      http.get('/api/review', () => HttpResponse.json(aReviewPage())),
      http.get('/api/contact', () => HttpResponse.json(aMessagePage())),
      http.get('/api/newsletter', () => HttpResponse.json(aSubscriberPage())),
      http.get('/api/system', () => HttpResponse.json(aSystemStatus())),
      http.get('/api/order', () => HttpResponse.json(anAllOrdersPage([ORDER]))),
      ...shopHandlers(),
    )
  }

/** The meta of stories of the whole app with a signed-in admin. */
export const adminStory = {
  ...signedInStory,
  beforeEach: withStaffServer(anAdmin()),
} satisfies Meta<typeof signedInStory.component>
