import type { Meta, StoryObj } from '@storybook/react-vite'
import { FORM_TEXT, LIMITS, type OwnReview, RESPONSE_TEXT } from '@whirligig/contract'
import { aProduct, aShopReview, SHOP_REVIEWS } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { expectValidationErrors, tooLong } from '../../support/expect-validation-errors.ts'
import { productReviewsStory, reviewsResponse } from '../../support/product-reviews-story.ts'
import { signedIn } from '../../support/signed-in.ts'

const meta = {
  title: 'Features/Reviews/Own Review',
  ...productReviewsStory,
  parameters: signedIn,
} satisfies Meta<typeof productReviewsStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const StartsWithOpenForm: Story = {
  args: { startOpen: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Short Heading/ })).toHaveFocus())
  },
}

export const RequiredFields: Story = {
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
    await expect(await canvas.findAllByText(RESPONSE_TEXT.review.alreadyReviewed)).toHaveLength(2)
    await expect(title).toHaveValue('Again')
  },
}

export const OwnReviewWaitsForApproval: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse(SHOP_REVIEWS, ownReview('Waiting Approval')))
  },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your review' }))
    await expect(own.getByText('Waiting Approval')).toBeVisible()
    await expect(own.getByText('Everyone can see it once it is approved.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add Review' })).toBeNull()
  },
}

export const RejectedOwnReviewCanBeReplaced: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([], ownReview('Rejected')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('It was not approved. You can write a new one.')
    await expect(canvas.getByRole('button', { name: 'Add Review' })).toBeVisible()
  },
}

export const OwnReviewIsPublished: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([ownReview('Approved'), ...SHOP_REVIEWS], ownReview('Approved')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You have reviewed this toy. Thank you!')
    await expect(canvas.getAllByText('Ours sits on the shelf')).toHaveLength(1)
  },
}
