import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Button, Heading, Stack } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { sampleBoxes } from '../support/sample-boxes.tsx'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: sampleBoxes(3) },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

const rectangle = (element: Element) => element.getBoundingClientRect()

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = [rectangle(canvas.getByText('1')), rectangle(canvas.getByText('2'))]
    await expect(second.top - first.bottom).toBe(16)
    await expect(second.width).toBe(first.width)
    await expect(first.width).toBeGreaterThan(200)
  },
}
export const Row: Story = {
  args: { direction: 'row', gap: 2 },
  play: async ({ canvas }) => {
    const [first, second] = [rectangle(canvas.getByText('1')), rectangle(canvas.getByText('2'))]
    await expect(second.left - first.right).toBe(8)
    await expect(second.top).toBe(first.top)
  },
}
export const RowDoesNotWrap: Story = {
  args: { direction: 'row', className: 'w-40' },
  play: async ({ canvas }) => {
    await expect(rectangle(canvas.getByText('3')).top).toBe(rectangle(canvas.getByText('1')).top)
  },
}
export const Wrapped: Story = {
  args: { direction: 'row', wrap: true, className: 'w-40' },
  play: async ({ canvas }) => {
    const [first, third] = [rectangle(canvas.getByText('1')), rectangle(canvas.getByText('3'))]
    await expect(third.top - first.bottom).toBe(16)
    await expect(third.left).toBe(first.left)
  },
}
/** A title and its action at opposite ends, on one baseline. */
export const Between: Story = {
  args: {
    ...{ direction: 'row', align: 'baseline', justify: 'between', wrap: true },
    children: [
      <Heading key="title">Addresses</Heading>,
      <Button key="action" size="sm">
        Add
      </Button>,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const stack = rectangle(canvasElement.querySelector('.flex') ?? canvasElement)
    await expect(rectangle(canvas.getByRole('heading')).left).toBe(stack.left)
    await expect(rectangle(canvas.getByRole('button')).right).toBe(stack.right)
  },
}
/** Items keep their own width. */
export const AlignedToTheStart: Story = {
  args: {
    ...{ align: 'start', gap: 2 },
    children: [
      <Badge key="stock" tone="success">
        In Stock
      </Badge>,
      <Badge key="brand">Woodwind Workshop</Badge>,
    ],
  },
  play: async ({ canvas }) => {
    const [stock, brand] = [rectangle(canvas.getByText('In Stock')), rectangle(canvas.getByText('Woodwind Workshop'))]
    await expect(stock.left).toBe(brand.left)
    await expect(stock.width).toBeLessThan(brand.width)
  },
}
export const List: Story = {
  args: { as: 'ul', gap: 1, children: ['Wooden train', 'Kite'].map((toy) => <li key={toy}>{toy}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('list').tagName).toBe('UL')
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { direction: 'row', justify: 'start' },
  play: async ({ canvas }) => {
    const [first, second] = [rectangle(canvas.getByText('1')), rectangle(canvas.getByText('2'))]
    await expect(first.left - second.right).toBe(16)
  },
}
export const ClassNameWins: Story = {
  args: { className: 'gap-1' },
  play: async ({ canvas }) => {
    const [first, second] = [rectangle(canvas.getByText('1')), rectangle(canvas.getByText('2'))]
    await expect(second.top - first.bottom).toBe(4)
  },
}
