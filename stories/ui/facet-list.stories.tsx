import type { Meta, StoryObj } from '@storybook/react-vite'
import { FacetList } from '@whirligig/ui'
import { expect } from 'storybook/test'

const NAMES = ['Animals', 'Building', 'Dolls', 'Music', 'Outdoors', 'Puzzles', 'Robots', 'Trains', 'Water', 'Wheels']
const toOptions = (names: readonly string[]) =>
  names.map((label, index) => ({ label, href: `#/shop?category=${label.toLowerCase()}`, count: 3 * index + 1 }))

const meta = {
  title: 'Forms/Facet List',
  component: FacetList,
  args: { label: 'Category', options: toOptions(NAMES.slice(0, 5)), className: 'max-w-xs px-3' },
} satisfies Meta<typeof FacetList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Animals 1 toy' })).toHaveAttribute('href', '#/shop?category=animals')
    await expect(canvas.getByRole('link', { name: 'Building 4 toys' })).not.toHaveAttribute('aria-current')
    await expect(canvas.queryByText(/Show all/)).toBeNull()
  },
}

export const Selected: Story = {
  args: { options: toOptions(NAMES.slice(0, 5)).map((option) => ({ ...option, selected: option.label === 'Dolls' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Dolls/ })).toHaveAttribute('aria-current', 'true')
  },
}

export const WithoutToys: Story = {
  args: { options: [...toOptions(NAMES.slice(0, 3)), { label: 'Empty', href: '#/shop', count: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Empty')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Empty/ })).toBeNull()
  },
}

export const CountsLoading: Story = {
  args: { options: NAMES.slice(0, 5).map((label) => ({ label, href: '#/shop' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(NAMES.slice(0, 5))
  },
}

export const ManyOptions: Story = {
  args: { options: toOptions(NAMES) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Trains')).toBeVisible()
    await expect(canvas.getByText('Water')).not.toBeVisible()
    await expect(canvas.getByText('Wheels')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Show all 10'))
    await expect(canvas.getByText('Wheels')).toBeVisible()
    await expect(canvas.getByText('Show fewer')).toBeVisible()
  },
}

/** One hidden option would take as much room as the button. */
export const OneMoreThanFits: Story = {
  args: { options: toOptions(NAMES.slice(0, 9)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(9)
    await expect(canvas.queryByText(/Show all/)).toBeNull()
  },
}

export const SelectedBelowTheFold: Story = {
  args: { options: toOptions(NAMES).map((option) => ({ ...option, selected: option.label === 'Wheels' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Wheels/ })).toBeVisible()
  },
}

export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Category')).toBeNull()
  },
}

export const LongText: Story = {
  args: { options: [{ label: 'Toys for very long afternoons in the garden', href: '#/shop', count: 12345 }] },
}
