import type { Meta, StoryObj } from '@storybook/react-vite'
import offline from '@whirligig/art/empty/offline.svg'
import { ErrorState } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'

const meta = {
  title: 'Feedback/Error State',
  component: ErrorState,
  args: {
    text: 'The toys could not be loaded.',
    hint: 'Check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The toys could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { loading: true } }
export const WithIllustration: Story = {
  args: { illustration: <img src={offline} alt="" width={240} height={180} /> },
}
export const WithoutRetry: Story = { args: { onRetry: undefined, hint: undefined } }
