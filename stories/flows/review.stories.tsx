import type { Meta, StoryObj } from '@storybook/react-vite'
import { type OwnReview, RESPONSE_TEXT, type ReviewInput } from '@whirligig/contract'
import { anOwnReview, aShopReview, aShopReviewList } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'

const meta = {
  title: 'Flows/Review',
  ...appStory,
  args: { path: '/product/teddy-bears' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const ReviewsAsGuestThroughLogin: Story = {
  beforeEach: ({ msw }) => {
    let own: OwnReview | null = null
    msw.use(
      http.get('/api/review/:slug', () => HttpResponse.json(aShopReviewList([aShopReview()], { own }))),
      http.post<never, ReviewInput>('/api/review/add', async ({ request }) => {
        const { title, review, rating } = await request.json()
        own = anOwnReview({ title, review, rating })
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.review.added })
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('sign in when the guest is redirected to the login', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Review' }))
      await userEvent.type(await canvas.findByLabelText(/^Email\*?$/), 'mina@whirligig.test')
      await userEvent.type(canvas.getByLabelText(/^Password/), 'whirligig{Enter}')
    })
    await step('return to the open form', async () => {
      await userEvent.type(await canvas.findByLabelText(/^Short Heading/), 'Brave bears')
      await waitFor(() => expect(location.hash).toBe('#/product/teddy-bears'))
      await userEvent.type(canvas.getByLabelText(/^Comment/), 'They have been to the moon.')
    })
    await step('see the validation error and complete the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
      await canvas.findByText('Rating is required.')
      await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    })
    await step('see the review waiting for approval', async () => {
      await canvas.findByText('Your review has been added successfully and will appear when approved!')
      const mine = await canvas.findByRole('region', { name: 'Your review' })
      await expect(mine).toHaveTextContent('Brave bears')
      await expect(mine).toHaveTextContent('Everyone can see it once it is approved.')
      await expect(canvas.getByRole('heading', { name: '1 Review' })).toBeInTheDocument()
      await expect(canvas.queryByRole('form', { name: 'Add Review' })).toBeNull()
    })
  },
}
