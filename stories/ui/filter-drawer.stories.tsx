import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field, FilterDrawer, PriceFilter, RatingFilter, Select } from '@whirligig/ui'
import { expect, fn, screen } from 'storybook/test'

const sort = (
  <Field label="Sort By">
    <Select
      value={0}
      onChange={fn()}
      options={[
        { value: 0, label: 'Newest First' },
        { value: 1, label: 'Price High to Low' },
        { value: 2, label: 'Price Low to High' },
      ]}
    />
  </Field>
)
const price = (
  <Field label="Price" group>
    <PriceFilter value={{ min: 20, max: 120 }} onChange={fn()} onCommit={fn()} />
  </Field>
)

const meta = {
  title: 'Overlays/Filter Drawer',
  component: FilterDrawer,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onClose: fn(),
    onClear: fn(),
    count: 12,
    children: (
      <>
        {sort}
        {price}
        <RatingFilter value={4} onChange={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof FilterDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneMatch: Story = {
  args: { count: 1 },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Show 1 toy' })).toBeVisible()
  },
}
export const NoMatches: Story = { args: { count: 0 } }
export const CountLoading: Story = {
  args: { count: undefined },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Show toys' })).toBeVisible()
  },
}
export const NoActiveFilters: Story = {
  args: { onClear: undefined },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Clear all' })).toBeDisabled()
  },
}
export const ShowButtonCloses: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Product Filters' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 toys' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const ClearsAllFilters: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
