import type { Meta, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { formPageStates } from '../support/form-page-states.ts'
import { signedIn } from '../support/signed-in.ts'

const meta = {
  title: 'Pages/Account/Reset Password',
  ...appStory,
  args: { path: '/reset-password/token-of-the-mail' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expectPage('Reset Password')
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('')
    await expect(canvas.getByLabelText(/^Confirm Password/)).toHaveValue('')
  },
}

export const UsedLinkOffersNewOne: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/reset/:token', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.auth.resetLinkExpired }, { status: 400 }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'whirligig')
    await userEvent.type(canvas.getByLabelText(/^Confirm Password/), 'whirligig{Enter}')
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask for a new link' }))
    await canvas.findByRole('heading', { level: 1, name: 'Forgot Password' })
    await expect(location.hash).toBe('#/forgot-password')
  },
}

export const RedirectsSignedInUser: Story = {
  parameters: signedIn,
  play: async () => {
    await expectPage('Your Account')
    await expect(location.hash).toBe('#/dashboard')
  },
}

const states = formPageStates({
  endpoint: 'post /auth/reset/:token',
  values: { Password: 'pinwheel', 'Confirm Password': 'pinwheel' },
  submitLabel: 'Reset Password',
  toastTitle: 'Please try to reset again!',
})

export const Loading: Story = states.Loading
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
