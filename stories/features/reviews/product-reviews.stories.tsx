import type { Meta, StoryObj } from '@storybook/react-vite'
import { FORM_TEXT, LIMITS, type OwnReview, RESPONSE_TEXT } from '@whirligig/contract'
import { aProduct, aShopReview, aUser, SHOP_REVIEWS } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { ProductReviewsContainer } from '@whirligig/reviews'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectValidationErrors, tooLong } from '../../support/expect-validation-errors.ts'

const reviewsResponse = (list: typeof SHOP_REVIEWS, ownReview: OwnReview | null = null) =>
  http.get('/api/review/teddy-bears', () => HttpResponse.json({ reviews: list, own: ownReview }))

const signedIn = { initialAtoms: [initialAtom(startSessionAtom, 'token')] }

const meta = {
  title: 'Features/Reviews/Product Reviews',
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

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '3 Reviews' })
    await expect(canvas.getByRole('heading', { name: 'Rating and Reviews' })).toBeVisible()
    await expect(canvas.getByText('66.67%')).toBeVisible()
    await expect(canvas.getByText(/Published On November 18, 2026/)).toBeVisible()
  },
}

export const OneReview: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([aShopReview()]))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '1 Review' })
  },
}

export const DeletedReviewer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([aShopReview({ user: null })]))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/By Anonymous/)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([]))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No Reviews Yet. Help Others by Adding One')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review/teddy-bears', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading reviews')
  },
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review/teddy-bears', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { name: '3 Reviews' })
  },
}

export const ProductNotFound: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review/teddy-bears', () => HttpResponse.json({ message: 'x' }, { status: 404 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Product is not available.')
  },
}

export const GuestGoesToTheLogin: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('We Would love to hear from you!')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Review' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('form', { name: 'Add Review' })).toBeNull()
  },
}

export const StartsWithOpenForm: Story = {
  parameters: signedIn,
  args: { startOpen: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Short Heading/ })).toHaveFocus())
  },
}

export const RequiredFields: Story = {
  parameters: signedIn,
  args: { startOpen: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await canvas.findByText('Title is required.')
    await canvas.findByText('Review is required.')
    await canvas.findByText('Rating is required.')
    await expect(canvas.getByRole('textbox', { name: /^Short Heading/ })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByRole('form', { name: 'Add Review' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Add Review' })).toHaveFocus()
  },
}

export const TooLongTexts: Story = {
  parameters: signedIn,
  args: { startOpen: true },
  play: expectValidationErrors('Submit', [
    { label: /^Short Heading/, typed: tooLong(LIMITS.title), message: FORM_TEXT.title.long },
    { label: /^Comment/, typed: tooLong(LIMITS.review), message: FORM_TEXT.review.long },
  ]),
}

const ownReview = (status: OwnReview['status']): OwnReview => ({
  ...aShopReview({ title: 'Ours sits on the shelf' }),
  status,
})

export const SubmitsReview: Story = {
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/review/add', async ({ request }) => {
        const sent = await request.json()
        const expected = { title: 'Lovely', review: 'They sit up.', rating: 4, isRecommended: false }
        await expect(sent).toEqual({ product: aProduct()._id, ...expected })
        msw.use(reviewsResponse(SHOP_REVIEWS, { ...ownReview('Waiting Approval'), ...expected }))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.review.added })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Review' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Short Heading/ }), 'Lovely')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Comment/ }), 'They sit up.')
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }))
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText(RESPONSE_TEXT.review.added)
    await canvas.findByText('Waiting Approval')
    await expect(canvas.queryByRole('button', { name: 'Add Review' })).toBeNull()
    // The form is closed, so the focus moves to the new review.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your review' })).toHaveFocus())
  },
}

export const SecondReviewIsRejected: Story = {
  parameters: signedIn,
  args: { startOpen: true },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/review/add', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.review.alreadyReviewed }, { status: 400 }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Short Heading/ })
    await userEvent.type(title, 'Again')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Comment/ }), 'Still good.')
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Please Try Again!')
    await canvas.findByText(RESPONSE_TEXT.review.alreadyReviewed)
    await expect(title).toHaveValue('Again')
  },
}

export const OwnReviewWaitsForApproval: Story = {
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse(SHOP_REVIEWS, ownReview('Waiting Approval')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Everyone can see it once it is approved.')
  },
}

export const RejectedOwnReviewCanBeReplaced: Story = {
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([], ownReview('Rejected')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('It was not approved. You can write a new one.')
    await expect(canvas.getByRole('button', { name: 'Add Review' })).toBeVisible()
  },
}

export const OwnReviewIsPublished: Story = {
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([ownReview('Approved'), ...SHOP_REVIEWS], ownReview('Approved')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You have reviewed this toy. Thank you!')
    await expect(canvas.getAllByText('Ours sits on the shelf')).toHaveLength(1)
  },
}
