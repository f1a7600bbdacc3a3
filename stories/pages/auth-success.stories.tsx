import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { appStory } from '../support/app-story.ts'

const meta = {
  title: 'Pages/Account/Auth Success',
  ...appStory,
  args: { path: '/auth/success?token=from-elsewhere' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const RedirectsToDashboardAndRemovesToken: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your Account' })
    await expect(localStorage.getItem('token')).toBe('from-elsewhere')
    await expect(location.hash).toBe('#/dashboard')
  },
}

export const RedirectsToLoginForUnknownToken: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ error: 'x' }, { status: 401 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Unauthorized Access! Please login again')
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await expect(localStorage.getItem('token')).toBeNull()
    await expect(JSON.stringify(history.state)).not.toContain('from-elsewhere')
  },
}

export const RedirectsToLoginWithoutToken: Story = {
  args: { path: '/contact' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contact Information' })
    location.hash = '#/auth/success'
    await canvas.findByText('Unauthorized Access! Please login again')
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await expect(location.hash).toBe('#/login')
  },
}
