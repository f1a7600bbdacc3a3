import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { children: 'Best sellers' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

const LEVELS = ['h1', 'h2', 'h3', 'h4'] as const
const SIZES = ['sm', 'base', 'lg', 'xl', '2xl', '3xl'] as const

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveStyle({ fontSize: '22px', fontWeight: '600' })
  },
}
export const Levels: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {LEVELS.map((level) => (
        <Heading key={level} {...args} as={level}>
          Level {level.slice(1)}
        </Heading>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('heading').map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
    await expect(sizes).toEqual([36, 22, 18, 16])
  },
}
/** A level in another size. */
export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {SIZES.map((size) => (
        <Heading key={size} {...args} as="h3" size={size}>
          Size {size}
        </Heading>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6)
    await expect(canvas.getByRole('heading', { name: 'Size 2xl' })).toHaveStyle({ fontSize: '28px' })
  },
}
export const TextFont: Story = {
  args: { size: 'sm', font: 'text', tone: 'soft' },
  play: async ({ canvas }) => {
    const { fontFamily, letterSpacing } = getComputedStyle(canvas.getByRole('heading'))
    await expect(fontFamily).toMatch(/^"Figtree/)
    await expect(letterSpacing).toBe('normal')
  },
}
export const LongText: Story = {
  args: {
    size: '3xl',
    className: 'max-w-3xs wrap-anywhere',
    children: 'Dampfeisenbahngesellschaftsspielzeuglokomotivenreparaturwerkstatt',
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  },
}
export const Truncated: Story = {
  args: { className: 'max-w-40 truncate', children: 'Mina Marlow and the other children of the street' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    await expect(heading.scrollWidth).toBeGreaterThan(heading.clientWidth)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'الأكثر مبيعًا' },
}
export const ClassNameWins: Story = {
  args: { className: 'text-sm font-bold text-sky-text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({
      ...{ fontSize: '14px', fontWeight: '700', color: 'rgb(31, 76, 173)' },
    })
  },
}
