import type { Meta, StoryObj } from '@storybook/react-vite'
import { CommandPalette } from '@whirligig/ui'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PersonIcon } from '../support/icons.tsx'

const PAGES = {
  title: 'Pages',
  items: [
    { id: 'products', label: 'Products', icon: <PersonIcon /> },
    { id: 'orders', label: 'Orders', icon: <PersonIcon /> },
  ],
}
const ORDERS = { title: 'Orders', items: [{ id: 'order-1', label: 'Order 79C6-5CF5', note: '$150.16' }] }

const meta = {
  title: 'Overlays/Command Palette',
  component: CommandPalette,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, search: '', groups: [PAGES], onClose: fn(), onSearchChange: fn(), onSelect: fn() },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Search and commands' }))

export const Default: Story = {
  play: async () => {
    const dialog = await findDialog()
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
    await expect(dialog.getByRole('status')).toHaveTextContent('2 results')
  },
}
export const WithResults: Story = { args: { search: '79c6', groups: [ORDERS, PAGES] } }
export const Loading: Story = {
  args: { search: 'te', groups: [], loading: true },
  play: async () => expect((await findDialog()).getByText('Loading')).toBeInTheDocument(),
}
export const NoResults: Story = {
  args: { search: 'nothing like it', groups: [{ title: 'Pages', items: [] }] },
  play: async () => {
    const dialog = await findDialog()
    await waitFor(() => expect(dialog.getByText(/No results. Try/)).toBeVisible()) // It fades in.
    await expect(dialog.queryByText('Pages')).toBeNull()
  },
}
export const Failed: Story = {
  args: { search: 'te', groups: [PAGES], error: 'Some results could not be loaded.', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await findDialog()).getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const ManyResultsLongText: Story = {
  args: {
    search: 'a',
    groups: [
      {
        title: 'Customers',
        items: Array.from({ length: 12 }, (_, n) => ({
          id: `user-${n}`,
          label: `A customer whose name takes more than one line on a phone, number ${n}`,
          note: `customer-with-a-long-address-${n}@whirligig.test`,
        })),
      },
    ],
  },
}
export const ChoosesByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog()
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
    await expect(dialog.getByRole('option', { name: 'Products' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(dialog.getByRole('option', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('orders')
  },
}
export const EscapeCloses: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
