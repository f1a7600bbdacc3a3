import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading toys' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status')
    await expect(spinner).toHaveTextContent('Loading toys')
    const isStill = matchMedia('(prefers-reduced-motion)').matches
    await expect(spinner.querySelector('svg')).toHaveStyle({ animationIterationCount: isStill ? '1' : 'infinite' })
  },
}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const Decorative: Story = {
  args: { label: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}
