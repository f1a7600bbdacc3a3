import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Button, ReviewRow } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Commerce/Review Row',
  component: ReviewRow,
  args: {
    title: 'Loved to pieces',
    rating: 5,
    text: 'Survived the washing machine, twice.',
    byline: 'By Mina · November 20, 2026',
    badge: <Badge tone="highlight">Waiting Approval</Badge>,
    toy: <a href="#/product/teddy-bears">Teddy Bears</a>,
    actions: (
      <Button variant="secondary" size="sm">
        Approve
      </Button>
    ),
    selected: false,
    onSelect: fn(),
  },
} satisfies Meta<typeof ReviewRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: 'Loved to pieces' })).toBeVisible()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select “Loved to pieces”' }))
    await userEvent.keyboard('{/Shift}')
    await expect(args.onSelect).toHaveBeenCalledWith(true, true)
  },
}
export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { checked: true })).toBeVisible()
  },
}
export const LongText: Story = {
  args: { text: 'My daughter sleeps with it, eats with it and argues with it. '.repeat(12) },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/^My daughter/)
    const folded = text.clientHeight
    await userEvent.click(canvas.getByRole('button', { name: 'Read more of Loved to pieces' }))
    await expect(text.clientHeight).toBeGreaterThan(folded)
  },
}
export const OnPhone: Story = { ...LongText, ...forViewport('phone') }
