import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/core/session'
import { expect } from 'storybook/test'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { formStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Forgot Password',
  ...wholeShopStory,
  args: { path: '/forgot-password' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Forgot Password' })
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '#/login')
  },
}

export const SignedInGoesToTheDashboard: Story = {
  parameters: { preset: [preset(startSessionAtom, 'token')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your Account' })
  },
}

const states = formStates({
  call: 'post /auth/forgot',
  fill: { Email: 'mina@whirligig.test' },
  submit: 'Send the link',
  title: 'Please try again!',
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
