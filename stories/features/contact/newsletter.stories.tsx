import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewsletterContainer } from '@whirligig/contact'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { sendingState } from '../../support/sending-state.ts'

const meta = {
  title: 'Features/Contact/Newsletter',
  component: NewsletterContainer,
  decorators: [
    (Story) => (
      <div className="max-w-md bg-night p-6 text-on-night">
        <Story />
      </div>
    ),
    withStoreAndToasts,
  ],
} satisfies Meta<typeof NewsletterContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await canvas.findByText('Email is required.')
    await waitFor(() => expect(canvas.getByLabelText(/^Send the newsletter to/)).toHaveFocus())
    await userEvent.keyboard('mina')
    await canvas.findByText('Email format is invalid.')
  },
}

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Send the newsletter to/), 'mina@whirligig.test{Enter}')
}

export const Sending: Story = sendingState('/api/newsletter/subscribe', 'Subscribe', fill)

export const KeepsInputAfterError: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/newsletter/subscribe', () =>
        HttpResponse.json({ error: 'Too many tries. Please wait a little.' }, { status: 429 }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText('Please Try Again!')
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Too many tries. Please wait a little.')
    await expect(context.canvas.getByLabelText(/^Send the newsletter to/)).toHaveValue('mina@whirligig.test')
  },
}

export const Subscribed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/newsletter/subscribe', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.newsletter.subscribed }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText('You have successfully subscribed to the newsletter')
    await context.canvas.findByText('You are on the list. Look out for our first letter.')
    await expect(context.canvas.getByLabelText(/^Send the newsletter to/)).toHaveValue('')
  },
}
