import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressCard, Badge, Button } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Commerce/Address Card',
  component: AddressCard,
  args: { lines: ['12 Clockmaker Lane', 'Portland, Oregon 97201', 'United States'], className: 'max-w-xl' },
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    for (const line of args.lines) await expect(canvas.getByText(line)).toBeVisible()
  },
}
export const WithBadge: Story = {
  args: { badge: <Badge tone="success">Default</Badge> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Default').parentElement).toHaveTextContent('12 Clockmaker Lane')
  },
}
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="secondary" size="sm">
          Edit
        </Button>
        <Button variant="quiet" size="sm">
          Delete
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete'])
  },
}
export const LongText: Story = {
  args: {
    lines: ['Behind the third lighthouse from the left, ring twice and wait for the dog', 'L'.repeat(90), 'Wales'],
    badge: <Badge tone="success">Default</Badge>,
  },
}
/** A city can be its own country. */
export const EqualLines: Story = {
  args: { lines: ['7 Bumboat Street', 'Singapore', 'Singapore'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Singapore')).toHaveLength(2)
  },
}
