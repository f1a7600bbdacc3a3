import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackingSlip } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Commerce/Packing Slip',
  tags: ['!stable', 'new'],
  component: PackingSlip,
  args: {
    orderNumber: '1D0C-4A67',
    orderedOn: 'November 20, 2026',
    customer: 'Mina Marlow',
    addressLines: ['12 Clockmaker Lane', 'Portland, Oregon 97201', 'United States'],
    items: [
      { id: '1', quantity: 1, name: 'Transformer', sku: 'TR-001' },
      { id: '2', quantity: 2, name: 'Rubix Cube', sku: 'RC-333' },
    ],
  },
} satisfies Meta<typeof PackingSlip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '2 Rubix Cube RC-333' })).toBeVisible()
    await expect(canvas.getByText('3 pieces')).toBeVisible()
    await expect(canvas.getByText('Ship to').parentElement).toHaveTextContent(
      /^Ship toMina Marlow12 Clockmaker LanePortland, Oregon 97201United States$/,
    )
    await expect(canvas.queryByText(/\$/)).toBeNull()
  },
}
export const Phone: Story = forViewport('phone')
export const WithoutAddress: Story = {
  args: { customer: undefined, addressLines: undefined, items: [{ id: '1', quantity: 1, name: 'Kite' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ship to').parentElement).toHaveTextContent(/^Ship toNo delivery address yet$/)
    await expect(canvas.getByRole('row', { name: '1 Kite –' })).toBeVisible()
    await expect(canvas.getByText('1 piece')).toBeVisible()
  },
}
export const LongTexts: Story = {
  args: {
    customer: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    items: [
      {
        id: '1',
        quantity: 50,
        name: 'The extraordinarily large wooden marble run with bells, whistles and a lift',
        sku: 'MARBLE-RUN-EXTRA-LARGE-WITH-LIFT-2026-SECOND-EDITION',
      },
      { id: '2', quantity: 1, name: 'Kite' },
    ],
  },
}
