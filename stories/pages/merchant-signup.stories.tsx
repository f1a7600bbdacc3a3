import type { Meta, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { formPageStates } from '../support/form-page-states.ts'
import { signedIn } from '../support/signed-in.ts'

const meta = {
  title: 'Pages/Account/Merchant Signup',
  ...appStory,
  args: { path: '/merchant-signup/invitation?email=bruno%2Btoys%40whirligig.test' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

/** The email is prefilled from the invitation. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expectPage('Complete Sign Up')
    await expect(await canvas.findByLabelText(/^Email/)).toHaveValue('bruno+toys@whirligig.test')
  },
}

export const RedirectsToLoginAfterSignUp: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/merchant/signup/invitation', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.signedUp }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^First Name/), 'Bruno')
    await userEvent.type(canvas.getByLabelText(/^Last Name/), 'Bramble')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'whirligig{Enter}')
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await expect(location.hash).toBe('#/login')
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('bruno+toys@whirligig.test')
  },
}

export const SignsOutAndContinues: Story = {
  parameters: signedIn,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^You are signed in as Mina\. This invitation is for bruno\+toys@whirligig\.test\./)
    await expect(canvas.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', '/#/dashboard')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out and continue' }))
    await canvas.findByDisplayValue('bruno+toys@whirligig.test')
    await expect(localStorage.getItem('token')).toBeNull()
  },
}

export const AcceptsAsSignedInUser: Story = {
  args: { path: '/merchant-signup/invitation?email=Mina@whirligig.test' },
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/merchant/signup/invitation/accept', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.accepted }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('You are signed in as Mina. Accept the invitation to sell with this account.')
    await userEvent.click(canvas.getByRole('button', { name: 'Become a merchant' }))
    await canvas.findByText(RESPONSE_TEXT.merchant.accepted)
    await waitFor(() => expect(location.hash).toBe('#/dashboard'))
  },
}

export const ExpiredInvitationAsSignedInUser: Story = {
  args: { path: '/merchant-signup/invitation?email=mina@whirligig.test' },
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/merchant/signup/invitation/accept', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.merchant.expired }, { status: 400 }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Become a merchant' }))
    await canvas.findByText(RESPONSE_TEXT.merchant.expired)
    await expect(await canvas.findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
    await expect(canvas.getByRole('button', { name: 'Become a merchant' })).toBeEnabled()
  },
}

const states = formPageStates({
  endpoint: 'post /merchant/signup/:token',
  values: { 'First Name': 'Bruno', 'Last Name': 'Bramble', Password: 'whirligig' },
  submitLabel: 'Get Started',
  toastTitle: 'Please try to signup again!',
})

export const Loading: Story = states.Loading
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
