import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReviewCard } from '@whirligig/ui'
import { expect, waitFor } from 'storybook/test'

const meta = {
  title: 'Commerce/Review Card',
  component: ReviewCard,
  args: {
    firstName: 'Grace',
    title: 'Came everywhere with us',
    rating: 5,
    publishedOn: 'November 3, 2026',
    text: 'Two years, three countries, one washing machine. Still smiling.',
    level: 2,
  },
  decorators: [
    (Story) => (
      <div className="max-w-140">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Published On November 3, 2026/)).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Came everywhere with us' })).toBeInTheDocument()
  },
}
export const ThreeStars: Story = {
  args: { firstName: 'Konrad', title: 'Bigger than I thought', rating: 3, text: 'Lovely, but measure the bed first.' },
}
export const LongText: Story = {
  args: {
    text: 'We bought it for a birthday.\n\nIt stayed for the summer, went to the sea twice, was lost in a train for a week, and came home by post with a note from the conductor, who had mended its ear.',
  },
}
export const WithFooter: Story = {
  args: { footer: <p className="text-sm text-ink-soft">Product is not available.</p> },
}

export const Buyer: Story = {
  args: { isBuyer: true },
}
export const Folded: Story = {
  args: { foldable: true, text: `${'We bought it for a birthday, and it stayed for the summer. '.repeat(9)}The end.` },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/The end/)
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Read more of Came everywhere with us' }))
    await waitFor(() => expect(text.scrollHeight).toBe(text.clientHeight))
  },
}
