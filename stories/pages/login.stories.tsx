import type { Meta, StoryObj } from '@storybook/react-vite'
import { EXTERNAL_SIGN_IN_TEXT } from '@whirligig/contract'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { formStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Login',
  ...wholeShopStory,
  args: { path: '/login' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await canvas.findByRole('link', { name: 'Create Account' })
  },
}

export const SaysHowAnExternalSignInEnded: Story = {
  args: { path: '/login?error=email-taken' },
  play: async ({ canvas }) => {
    await canvas.findByText(EXTERNAL_SIGN_IN_TEXT['email-taken'])
    for (const [code, text] of [
      ['cancelled', EXTERNAL_SIGN_IN_TEXT.cancelled],
      ['expired', EXTERNAL_SIGN_IN_TEXT.expired],
      ['email-unverified', EXTERNAL_SIGN_IN_TEXT['email-unverified']],
      ['failed', EXTERNAL_SIGN_IN_TEXT.failed],
    ]) {
      location.hash = `#/login?error=${code}`
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(String(text)))
    }
  },
}

export const SaysNothingThatSomebodyWroteIntoTheAddress: Story = {
  args: { path: '/login?error=Send+us+your+password' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByText(/Send us/)).toBeNull()
  },
}

export const OtherSignInsComeWithoutMovingAnything: Story = {
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

export const SignedInGoesToTheDashboard: Story = {
  parameters: { preset: [preset(startSessionAtom, 'token')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your Account' })
  },
}

const states = formStates({
  call: 'post /auth/login',
  fill: { Email: 'mina@whirligig.test', Password: 'whirligig' },
  submit: 'Sign In',
  title: 'Please try to login again!',
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
