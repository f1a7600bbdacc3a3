import type { Meta } from '@storybook/react-vite'
import type { OwnReview } from '@whirligig/contract'
import { aProduct, aShopReviewList, aUser, SHOP_REVIEWS } from '@whirligig/contract/fixtures'
import { ProductReviewsContainer } from '@whirligig/reviews'
import { HttpResponse, http } from 'msw'
import { fn } from 'storybook/test'
import { withStoreAndToasts } from './decorators/with-store.tsx'

/** Handles the request for the reviews of the toy. */
export const reviewsResponse = (list: typeof SHOP_REVIEWS, ownReview: OwnReview | null = null) =>
  http.get('/api/review/teddy-bears', () => HttpResponse.json(aShopReviewList(list, { own: ownReview })))

/** The meta of the stories of a toy's reviews. */
export const productReviewsStory = {
  component: ProductReviewsContainer,
  decorators: [withStoreAndToasts],
  args: { slug: 'teddy-bears', productId: aProduct()._id, onLogin: fn() },
  beforeEach: ({ msw }) => {
    msw.use(
      reviewsResponse(SHOP_REVIEWS),
      http.get('/api/user/me', () => HttpResponse.json({ user: aUser() })),
    )
  },
} satisfies Meta<typeof ProductReviewsContainer>
