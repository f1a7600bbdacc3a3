import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
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

export const OutOfReachStaysAndKeepsWhatWasTyped: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/auth/forgot', () => HttpResponse.error()))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email\*?$/), 'mina@whirligig.test{Enter}')
    await canvas.findByText('The shop cannot be reached. Please check your connection and try again.')
    await expect(canvas.getByLabelText(/^Email\*?$/)).toHaveValue('mina@whirligig.test')
  },
}

export const SignedInGoesToTheDashboard: Story = {
  parameters: { preset: [preset(startSessionAtom, 'token')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your Account' })
  },
}
