import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilterDrawer } from '@whirligig/ui'
import { expect, fn, screen } from 'storybook/test'

const slot = (name: string) => (
  <div className="rounded-control border border-dashed border-edge px-4 py-5 text-ink-soft">{name}</div>
)

const meta = {
  title: 'Components/Filter Drawer',
  component: FilterDrawer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    onClear: fn(),
    count: 12,
    sort: slot('Sort By'),
    price: slot('Price'),
    rating: slot('Rating'),
  },
} satisfies Meta<typeof FilterDrawer>

export default meta
type Story = StoryObj<typeof meta>

export const TwelveToysMatch: Story = {}
export const OneToyMatches: Story = { args: { count: 1 } }
export const NoToysMatch: Story = { args: { count: 0 } }
export const BeingCounted: Story = { args: { count: undefined } }
export const NothingToClear: Story = {
  args: { onClear: undefined },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Clear all' })).toBeDisabled()
  },
}
export const ShowsTheToys: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Product Filters' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 toys' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const ClearsAll: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
