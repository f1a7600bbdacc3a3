import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion, Link } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const items = [
  {
    label: 'How long does delivery take?',
    content: <p>A toy usually arrives three to five days after you order it.</p>,
  },
  {
    label: 'Can I change my order?',
    content: (
      <p>
        You can change the address until the first toy is shipped. See{' '}
        <Link href="#/dashboard/orders">your orders</Link>.
      </p>
    ),
  },
  { label: 'Can I send a toy back?', content: <p>You can return a toy within 30 days.</p> },
]
const openFirst = items.map((item, index) => ({ ...item, open: index === 0 }))

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: { items, className: 'max-w-xl' },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('group')) await expect(item).not.toHaveAttribute('open')
    await expect(canvas.getByText(/three to five days/)).not.toBeVisible()
  },
}
export const FirstOpen: Story = {
  args: { items: openFirst },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/three to five days/)).toBeVisible()
    await expect(canvas.getByText(/within 30 days/)).not.toBeVisible()
  },
}
export const OpensOneAtATime: Story = {
  args: { items: openFirst },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can I send a toy back?'))
    await expect(canvas.getByText(/within 30 days/)).toBeVisible()
    await expect(canvas.getByText(/three to five days/)).not.toBeVisible()
  },
}
export const Multiple: Story = {
  args: { items: openFirst, multiple: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can I send a toy back?'))
    await expect(canvas.getByText(/within 30 days/)).toBeVisible()
    await expect(canvas.getByText(/three to five days/)).toBeVisible()
  },
}
/** Two accordions on a page do not close each other's items. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <>
      <Accordion {...args} />
      <Accordion className="mt-8 max-w-xl" items={[{ label: 'Who reads reviews?', content: <p>Everyone.</p> }]} />
    </>
  ),
  args: { items: openFirst },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Who reads reviews?'))
    await expect(canvas.getByText('Everyone.')).toBeVisible()
    await expect(canvas.getByText(/three to five days/)).toBeVisible()
  },
}
export const WithHeadings: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
}
export const Phone: Story = { ...forViewport('phone'), args: { items: openFirst } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Can I change my order?').closest('summary')
    const icon = row?.querySelector('svg')
    await expect(icon?.getBoundingClientRect().right).toBeLessThan(
      canvas.getByText('Can I change my order?').getBoundingClientRect().left,
    )
  },
}
export const ClassNameWins: Story = {
  args: { className: 'max-w-60 divide-y-0' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.max-w-60')).toHaveStyle({ maxWidth: '240px' })
  },
}
