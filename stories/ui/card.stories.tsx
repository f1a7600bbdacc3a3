import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '@whirligig/ui'
import { createRef } from 'react'
import { expect } from 'storybook/test'
import { classNameWins } from '../support/class-name-wins.ts'

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { className: 'max-w-sm', children: 'Teddy Bears, 80 pieces' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
export const WithTitle: Story = {
  args: { title: 'Best sellers', summary: 'The toys sold most often in the last 30 days.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Best sellers' })).toHaveTextContent(/80 pieces$/)
    await expect(canvas.getByRole('heading', { level: 2, name: 'Best sellers' })).toBeVisible()
  },
}
const section = createRef<HTMLElement>()
export const RefOfSection: Story = {
  tags: ['!autodocs'],
  args: { ...WithTitle.args, ref: section },
  play: async ({ canvas }) => expect(section.current).toBe(canvas.getByRole('region')),
}
export const LongText: Story = {
  args: {
    title: 'Dampfeisenbahngesellschaftsspielzeuglokomotivenreparaturwerkstatt',
    className: 'max-w-3xs wrap-anywhere',
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'الأكثر مبيعًا', children: 'ثمانون قطعة' },
}
/** The card has another padding from `sm` on, which only a class with the same condition replaces. */
export const ClassNameWins: Story = { ...classNameWins, args: { className: `${classNameWins.args.className} sm:px-2` } }
