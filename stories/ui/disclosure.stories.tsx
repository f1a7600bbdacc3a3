import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  args: {
    label: 'More filters',
    className: 'max-w-xs',
    children: <p className="px-3 py-2">From 3 years</p>,
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From 3 years')).not.toBeVisible()
  },
}
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From 3 years')).toBeVisible()
  },
}
export const Large: Story = {
  args: { size: 'lg', label: 'Shop by category' },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Shop by category').closest('summary')
    await expect(row?.getBoundingClientRect().height).toBe(48)
  },
}
export const WithHeading: Story = {
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'More filters' })).toHaveStyle({ fontSize: '16px' })
  },
}
export const LongLabel: Story = {
  args: { label: 'Dampfeisenbahngesellschaftsspielzeuglokomotivenreparaturwerkstattbesitzerverzeichnis' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group')
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
}
export const TogglesOnClick: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More filters'))
    await expect(canvas.getByText('From 3 years')).toBeVisible()
    await userEvent.click(canvas.getByText('More filters'))
    await expect(canvas.getByText('From 3 years')).not.toBeVisible()
  },
}
export const ClassNameWins: Story = {
  args: { className: 'max-w-40' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveStyle({ maxWidth: '160px' })
  },
}
