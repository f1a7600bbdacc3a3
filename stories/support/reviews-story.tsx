import type { Meta, StoryContext } from '@storybook/react-vite'
import nothing from '@whirligig/art/empty/no-results.svg'
import { RESPONSE_TEXT, type Review } from '@whirligig/contract'
import { aReviewPage } from '@whirligig/contract/fixtures'
import type { ReviewsContainer } from '@whirligig/reviews'
import { HttpResponse, http } from 'msw'
import { fn, screen, within } from 'storybook/test'
import { withStoreAndToasts } from './decorators/with-store.tsx'
import { signedIn } from './signed-in.ts'

/** Called with the body of each approval and rejection. */
export const moderationRequest = fn()

/** Handlers for these reviews, which the requests change. */
export function reviewHandlers(...reviews: Review[]) {
  const decide =
    (status: Review['status'], message: string): Parameters<typeof http.put>[1] =>
    async ({ params, request }) => {
      moderationRequest(await request.json())
      reviews.forEach((each, index) => {
        if (each._id === params.id) reviews[index] = { ...each, status }
      })
      return HttpResponse.json({ success: true, message })
    }
  return [
    http.get('/api/review', () => HttpResponse.json(aReviewPage(reviews))),
    http.put('/api/review/approve/:id', decide('Approved', RESPONSE_TEXT.review.approved)),
    http.put('/api/review/reject/:id', decide('Rejected', RESPONSE_TEXT.review.rejected)),
    http.delete('/api/review/delete/:id', ({ params }) => {
      reviews.splice(0, Infinity, ...reviews.filter(({ _id }) => _id !== params.id))
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.review.deleted })
    }),
  ]
}

/** The meta of stories that show the reviews of the shop. Storybook reads title and tags from the file of the stories. */
export const reviewsMeta = {
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    page: 1,
    onPageChange: fn(),
    status: '',
    statusHref: (status) => `#/dashboard/review?status=${status}`,
    productHref: (slug) => `#/product/${slug}`,
    emptyPicture: <img src={nothing} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    moderationRequest.mockClear()
    msw.use(...reviewHandlers(...aReviewPage().reviews))
  },
} satisfies Meta<typeof ReviewsContainer>

export const findRows = (canvas: StoryContext['canvas']) => canvas.findAllByRole('rowheader')

/** Opens a review in the drawer. */
export async function openReview(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  title = 'Loved to pieces',
) {
  await userEvent.click(await canvas.findByRole('button', { name: title }))
  return within(await screen.findByRole('dialog', { name: title }))
}

/** Sets up a server with only this review. */
export const withReview = (review: Review): Meta['beforeEach'] => {
  return ({ msw }) => {
    moderationRequest.mockClear()
    msw.use(...reviewHandlers(review))
  }
}
