import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { sampleBoxes } from '../support/sample-boxes.tsx'

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: sampleBoxes(6) },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

const rectangle = (element: Element) => element.getBoundingClientRect()

/** The number of items in the first row. */
const countColumns = (items: readonly Element[]) =>
  items.filter((item) => rectangle(item).top === Math.min(...items.map((other) => rectangle(other).top))).length

export const Default: Story = {
  args: { columns: 3 },
  play: async ({ canvas }) => {
    const isWide = window.matchMedia('(min-width: 40rem)').matches
    await expect(countColumns(canvas.getAllByText(/^\d$/))).toBe(isWide ? 3 : 1)
  },
}
export const OneColumn: Story = {
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByText(/^\d$/))).toBe(1)
    await expect(rectangle(canvas.getByText('2')).top - rectangle(canvas.getByText('1')).bottom).toBe(16)
  },
}
export const SmallGap: Story = {
  ...forViewport('desktop'),
  args: { columns: 3, gap: 2 },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByText(/^\d$/))).toBe(3)
    const [first, second] = [rectangle(canvas.getByText('1')), rectangle(canvas.getByText('2'))]
    await expect(second.left - first.right).toBe(8)
    await expect(second.width).toBeCloseTo(first.width, 1)
  },
}
/** Narrow windows have one column. */
export const ThreeColumnsOnPhones: Story = {
  ...forViewport('phone'),
  args: { columns: 3 },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByText(/^\d$/))).toBe(1)
  },
}
/** The columns begin at 1280 px. */
export const FromLargeWindows: Story = {
  args: { columns: 4, from: 'xl' },
  play: async ({ canvas }) => {
    const isLarge = window.matchMedia('(min-width: 80rem)').matches
    await expect(countColumns(canvas.getAllByText(/^\d$/))).toBe(isLarge ? 4 : 1)
  },
}
/** As many columns as fit, and one column if there is less space than that. */
export const MinColumnWidth: Story = {
  args: { minColumnWidth: 'xs', gap: 2 },
  render: (args) => (
    <>
      <div style={{ width: 400 }}>
        <Grid {...args} data-testid="wide" />
      </div>
      <div style={{ width: 120 }} className="mt-6">
        <Grid {...args} data-testid="narrow" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(countColumns([...canvas.getByTestId('wide').children])).toBe(2)
    const [first] = canvas.getByTestId('narrow').children
    await expect(first?.getBoundingClientRect().width).toBe(120)
  },
}
/** A long word breaks or is cut instead of widening its column. */
export const LongText: Story = {
  ...forViewport('desktop'),
  args: {
    ...{ columns: 2, className: 'w-80' },
    children: [
      <p key="long" className="truncate">
        Dampfeisenbahngesellschaftsspielzeuglokomotivenreparaturwerkstatt
      </p>,
      <p key="short">Kite</p>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(rectangle(canvas.getByText(/^Dampf/)).width).toBe(152)
  },
}
export const RightToLeft: Story = {
  ...forViewport('desktop'),
  globals: { ...forViewport('desktop').globals, direction: 'rtl' },
  args: { columns: 2 },
  play: async ({ canvas }) => {
    await expect(rectangle(canvas.getByText('1')).left).toBeGreaterThan(rectangle(canvas.getByText('2')).left)
  },
}
export const ClassNameWins: Story = {
  args: { columns: 1, className: 'grid-cols-2 gap-1' },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getAllByText(/^\d$/))).toBe(2)
  },
}
