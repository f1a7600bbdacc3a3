import type { Meta, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'

const meta = {
  title: 'Flows/Forgotten Password',
  ...appStory,
  args: { path: '/login' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const ResetsPasswordByMail: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/forgot', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.auth.resetLinkSent }),
      ),
      http.post('/api/auth/reset/token-from-mail', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.auth.passwordChanged }),
      ),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('request the link', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Forgot Password?' }))
      await canvas.findByRole('heading', { level: 1, name: 'Forgot Password' })
      await userEvent.type(canvas.getByLabelText(/^Email/), 'mina@whirligig.test{Enter}')
      await canvas.findByText('Please check your email for the link to reset your password.')
      await canvas.findByRole('heading', { level: 1, name: 'Login' })
    })
    await step('open the link and set a new password', async () => {
      location.hash = '#/reset-password/token-from-mail'
      await canvas.findByRole('heading', { level: 1, name: 'Reset Password' })
      await userEvent.type(canvas.getByLabelText(/^Password/), 'pinwheel')
      await userEvent.type(canvas.getByLabelText(/^Confirm Password/), 'pinwheel{Enter}')
      await canvas.findByText('Password changed successfully. Please login with your new password.')
    })
    await step('sign in with the new password', async () => {
      await canvas.findByRole('heading', { level: 1, name: 'Login' })
      await userEvent.type(canvas.getByLabelText(/^Email/), 'mina@whirligig.test')
      await userEvent.type(canvas.getByLabelText(/^Password/), 'pinwheel{Enter}')
      await canvas.findByRole('heading', { name: 'Your Account' })
      await waitFor(() => expect(location.hash).toBe('#/dashboard'))
    })
  },
}
