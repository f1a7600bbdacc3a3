import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Layout/Text',
  component: Text,
  args: { children: 'Older entries are not shown.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

const SIZES = ['xs', 'sm', 'base', 'lg'] as const
const TONES = ['ink', 'soft', 'danger'] as const
const WEIGHTS = ['normal', 'semibold', 'bold'] as const

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('Older entries are not shown.')
    await expect(text.tagName).toBe('P')
    await expect(text).not.toHaveAttribute('class')
  },
}
export const Sizes: Story = {
  render: (args) => (
    <>
      {SIZES.map((size) => (
        <Text key={size} {...args} size={size}>
          Size {size}
        </Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByText(/^Size/).map((text) => getComputedStyle(text).fontSize)
    await expect(sizes).toEqual(['13px', '14px', '16px', '18px'])
  },
}
export const Tones: Story = {
  render: (args) => (
    <>
      {TONES.map((tone) => (
        <Text key={tone} {...args} tone={tone}>
          Tone {tone}
        </Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const colours = canvas.getAllByText(/^Tone/).map((text) => getComputedStyle(text).color)
    await expect(new Set(colours).size).toBe(3)
  },
}
export const Weights: Story = {
  render: (args) => (
    <>
      {WEIGHTS.map((weight) => (
        <Text key={weight} {...args} weight={weight}>
          Weight {weight}
        </Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const weights = canvas.getAllByText(/^Weight/).map((text) => getComputedStyle(text).fontWeight)
    await expect(weights).toEqual(['400', '600', '700'])
  },
}
/** Inside other text, it only changes what it sets. */
export const InsideText: Story = {
  args: { as: 'span', tone: 'soft', children: '(UTC)' },
  render: (args) => (
    <Text size="lg" weight="bold">
      Since November 3 <Text {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('(UTC)')
    await expect(text.tagName).toBe('SPAN')
    await expect(text).toHaveStyle({ fontSize: '18px', fontWeight: '700' })
  },
}
export const Terms: Story = {
  render: () => (
    <dl>
      <Text as="dt" size="sm" tone="soft">
        Signs in with
      </Text>
      <Text as="dd">Email</Text>
    </dl>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Signs in with')
    await expect(canvas.getByRole('definition')).toHaveTextContent('Email')
  },
}
export const ClassNameWins: Story = {
  args: { size: 'sm', tone: 'soft', className: 'text-lg text-sky-text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Older/)).toHaveStyle({ fontSize: '18px', color: 'rgb(31, 76, 173)' })
  },
}
