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
    await expect(canvas.getByRole('heading', { level: 2, name: 'Came everywhere with us' })).toBeInTheDocument()
    await expect(canvas.getByText(/^Two years, three countries/)).toBeVisible()
    await expect(canvas.queryByText('Bought here')).toBeNull()
  },
}
export const ThreeStars: Story = {
  args: { firstName: 'Konrad', title: 'Bigger than I thought', rating: 3, text: 'Lovely, but measure the bed first.' },
}
/** It starts open, unless it may be folded. */
export const LongText: Story = {
  args: {
    level: 3,
    text: 'We bought it for a birthday.\n\nIt stayed for the summer, went to the sea twice, was lost in a train for a week, and came home by post with a note from the conductor, who had mended its ear. '.repeat(
      3,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const ShortTextIsNotFolded: Story = {
  args: { foldable: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const WithFooter: Story = {
  args: { footer: <p className="text-sm text-ink-soft">Product is not available.</p> },
}

export const Buyer: Story = {
  args: { isBuyer: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bought here')).toBeVisible()
  },
}
export const Folded: Story = {
  args: { foldable: true, text: `${'We bought it for a birthday, and it stayed for the summer. '.repeat(9)}The end.` },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/The end/)
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Read more of Came everywhere with us' }))
    await waitFor(() => expect(text.scrollHeight).toBe(text.clientHeight))
    await userEvent.click(canvas.getByRole('button', { name: 'Show less of Came everywhere with us' }))
    await waitFor(() => expect(text.scrollHeight).toBeGreaterThan(text.clientHeight))
  },
}
