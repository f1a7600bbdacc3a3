import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { formPageStates } from '../support/form-page-states.ts'
import { signedIn } from '../support/signed-in.ts'

const meta = {
  title: 'Pages/Account/Forgot Password',
  ...appStory,
  args: { path: '/forgot-password' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot Password' })
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/#/login')
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
  endpoint: 'post /auth/forgot',
  values: { Email: 'mina@whirligig.test' },
  submitLabel: 'Send the link',
  toastTitle: 'Please try again!',
})

export const Loading: Story = states.Loading
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
