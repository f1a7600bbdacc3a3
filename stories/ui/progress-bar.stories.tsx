import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Feedback/Progress Bar',
  component: ProgressBar,
  args: { label: 'Uploading bear.png', value: 42, className: 'max-w-sm' },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading bear.png' })).toHaveAttribute('aria-valuenow', '42')
    await expect(canvas.getByText('42%')).toBeVisible()
    await expect(canvas.getByRole('progressbar').firstElementChild).not.toHaveAttribute('data-indeterminate')
  },
}
export const Start: Story = { args: { value: 0 } }
export const ClampsAt100: Story = {
  args: { value: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100%')).toBeVisible()
  },
}
export const Indeterminate: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
    await expect(canvas.getByRole('progressbar').firstElementChild).toHaveAttribute('data-indeterminate')
    await expect(canvas.queryByText(/%/)).toBeNull()
  },
}
export const LongText: Story = {
  args: { label: 'Uploading the-very-long-name-of-a-picture-of-all-wooden-animals-together.png' },
}
