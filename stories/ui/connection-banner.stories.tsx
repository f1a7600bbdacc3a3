import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectionBanner } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

const meta = {
  title: 'Feedback/Connection Banner',
  component: ConnectionBanner,
  args: { text: 'You are offline. What is on the screen stays, and your cart is safe.' },
} satisfies Meta<typeof ConnectionBanner>

export default meta
type Story = StoryObj<typeof meta>

/** The space that others keep from the bottom of the screen, in pixels. */
const readBottomBar = () => Number.parseFloat(document.documentElement.style.getPropertyValue('--bottom-bar'))

/** What else is at the bottom keeps away from the bar, until the bar is gone. */
export const Default: Story = {
  render: function ClosableBanner(args) {
    const [isOpen, setOpen] = useState(true)
    return isOpen ? <ConnectionBanner {...args} onClick={() => setOpen(false)} /> : <p>It is gone.</p>
  },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/You are offline/)
    const bar = text.closest('.connection-banner') as HTMLElement // the whole bar
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(readBottomBar()).toBe(getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0)
    bar.style.position = 'fixed'
    bar.style.minHeight = '120px'
    await waitFor(() => expect(readBottomBar()).toBe(120))
    bar.style.position = 'static'
    bar.style.minHeight = '100px'
    await waitFor(() => expect(readBottomBar()).toBe(0))
    await userEvent.click(text)
    await expect(canvas.getByText('It is gone.')).toBeVisible()
    await expect(readBottomBar()).toBeNaN()
  },
}
export const RetriesOnClick: Story = {
  args: { text: 'The shop is out of reach. We keep trying, and your cart is safe.', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
