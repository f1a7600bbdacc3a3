import type { Meta, StoryObj } from '@storybook/react-vite'
import { ForgotPasswordContainer } from '@whirligig/auth'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { sendingState } from '../../support/sending-state.ts'

const meta = {
  title: 'Features/Auth/Forgot Password',
  component: ForgotPasswordContainer,
  decorators: [withStoreAndToasts],
  args: { onSent: fn() },
} satisfies Meta<typeof ForgotPasswordContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const MissingEmail: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await canvas.findByText('Email is required.')
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus())
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Email/), 'mina@whirligig.test{Enter}')
}

export const Submitting: Story = sendingState('/api/auth/forgot', 'Send the link', fill)

export const RateLimitedKeepsValues: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/forgot', () =>
        HttpResponse.json({ error: 'Too many tries. Please wait a little.' }, { status: 429 }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText('Please try again!')
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Too many tries. Please wait a little.')
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('mina@whirligig.test')
  },
}

export const SendsResetLink: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/forgot', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.auth.resetLinkSent }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText('Please check your email for the link to reset your password.')
    await expect(context.args.onSent).toHaveBeenCalledOnce()
  },
}
