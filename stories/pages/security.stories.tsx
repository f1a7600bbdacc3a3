import type { Meta, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aUser } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { formPageStates } from '../support/form-page-states.ts'

const meta = {
  title: 'Pages/Account/Security',
  tags: ['role:member'],
  ...signedInStory,
  args: { path: '/dashboard/security' },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expectPage('Account Security')
    await canvas.findByRole('heading', { level: 2, name: 'Change Password' })
    await expect(canvas.getByLabelText(/^Old Password/)).toHaveValue('')
  },
}

export const HiddenForExternalProviders: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: aUser({ provider: 'Google' }) })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '404 Not Found.' })
    await expect(canvas.queryByRole('link', { name: 'Account Security' })).toBeNull()
  },
}

export const RedirectsToLoginAfterChange: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/reset', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.auth.passwordChanged }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Old Password/), 'whirligig')
    await userEvent.type(canvas.getByLabelText(/^New Password/), 'pinwheel{Enter}')
    await canvas.findByText('Password changed successfully. Please login with your new password.')
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await expect(location.hash).toBe('#/login')
  },
}

const states = formPageStates({
  endpoint: 'post /auth/reset',
  values: { 'Old Password': 'whirligig', 'New Password': 'pinwheel' },
  submitLabel: 'Change Password',
  toastTitle: 'Please try to reset again!',
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
