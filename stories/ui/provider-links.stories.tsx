import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProviderLinks } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const google = { name: 'Google', href: '/api/auth/google' }
const facebook = { name: 'Facebook', href: '/api/auth/facebook' }

const meta = {
  title: 'Actions/Provider Links',
  component: ProviderLinks,
  args: { providers: [google, facebook] },
} satisfies Meta<typeof ProviderLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Or continue with')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', '/api/auth/facebook')
  },
}
export const SingleProvider: Story = { args: { providers: [google] } }
export const ReservesSpaceWhenEmpty: Story = {
  args: { providers: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Or continue with')).toBeNull()
    await expect(canvasElement.querySelector('.min-h-26')?.getBoundingClientRect().height).toBeGreaterThan(100)
  },
}
export const Phone: Story = forViewport('phone')
