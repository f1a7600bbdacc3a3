import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderFigures } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Commerce/Order Figures',
  component: OrderFigures,
  args: { items: '$209.00', tax: '$4.95', total: '$213.95' },
  decorators: [
    (Story) => (
      <div className="max-w-93">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderFigures>

export default meta
const onPhone = forViewport('phone')

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['$209.00', '$4.95', 'Free', '$213.95'],
    ])
  },
}
export const OfCart: Story = { args: { totalLabel: 'Total Amount' } }
export const TotalNotKnownYet: Story = {
  args: { tax: undefined, total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('not known yet')).toHaveLength(2)
  },
}

export const DoubleTextSizeOnPhone: Story = {
  args: { totalLabel: 'Total Amount', total: '$12,213.95' },
  ...onPhone,
  globals: { ...onPhone.globals, textSize: 'double' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '328px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$12,213.95')).toBeVisible()
    const list = canvasElement.querySelector('dl')
    await expect(list?.scrollWidth).toBe(list?.clientWidth)
  },
}
