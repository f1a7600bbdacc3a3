import type { Meta, StoryObj } from '@storybook/react-vite'
import { EXTERNAL_SIGN_IN_TEXT } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { formPageStates } from '../support/form-page-states.ts'
import { signedIn } from '../support/signed-in.ts'

const meta = {
  title: 'Pages/Account/Login',
  ...appStory,
  args: { path: '/login' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expectPage('Login')
    await expect(canvas.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/#/register')
    await expect(canvas.queryByText(/^You were signed out/)).toBeNull()
  },
}

export const ShowsExternalSignInError: Story = {
  args: { path: '/login?error=email-taken' },
  play: async ({ canvas }) => {
    await canvas.findByText(EXTERNAL_SIGN_IN_TEXT['email-taken'])
    for (const [code, text] of [
      ['cancelled', EXTERNAL_SIGN_IN_TEXT.cancelled],
      ['expired', EXTERNAL_SIGN_IN_TEXT.expired],
      ['email-unverified', EXTERNAL_SIGN_IN_TEXT['email-unverified']],
      ['disabled', EXTERNAL_SIGN_IN_TEXT.disabled],
      ['failed', EXTERNAL_SIGN_IN_TEXT.failed],
    ]) {
      location.hash = `#/login?error=${code}`
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(String(text)))
    }
  },
}

/** The toast is gone after a second. */
export const SaysThatTheSessionHasEnded: Story = {
  args: { path: '/dashboard' },
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ error: 'Unauthorized' }, { status: 401 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await expect(canvas.getByText('You were signed out. Please log in again.')).toBeVisible()
  },
}

export const IgnoresUnknownErrorInUrl: Story = {
  args: { path: '/login?error=Send+us+your+password' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByText(/Send us/)).toBeNull()
  },
}

export const ProvidersAppearWithoutLayoutShift: Story = {
  beforeEach: ({ msw }) => {
    const asked = Promise.withResolvers<void>()
    msw.use(
      http.get('/api/auth/providers', async () => {
        await asked.promise
        return HttpResponse.json({ providers: ['Google', 'Facebook'] })
      }),
    )
    addEventListener('click', () => asked.resolve(), { once: true })
  },
  play: async ({ canvas, userEvent }) => {
    const footer = () => canvas.getByRole('contentinfo').getBoundingClientRect().top + scrollY
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await canvas.findByRole('contentinfo')
    const before = footer()
    await userEvent.click(canvas.getByRole('heading', { level: 1, name: 'Login' }))
    await canvas.findByRole('link', { name: 'Google' })
    await expect(footer()).toBe(before)
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
  endpoint: 'post /auth/login',
  values: { Email: 'mina@whirligig.test', Password: 'whirligig' },
  submitLabel: 'Sign In',
  toastTitle: 'Please try to login again!',
})

export const Loading: Story = states.Loading
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
