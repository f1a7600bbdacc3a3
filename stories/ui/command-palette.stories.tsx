import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, CommandPalette, type CommandPaletteProps } from '@whirligig/ui'
import { useState } from 'react'
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

/** Expects the result that Enter chooses to be marked, and to be named to screen readers. */
async function expectActive(dialog: Awaited<ReturnType<typeof findDialog>>, name: string) {
  const option = dialog.getByRole('option', { name })
  await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'))
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveAttribute('aria-activedescendant', option.id))
}

export const Default: Story = {
  args: { id: 'palette' },
  play: async () => {
    const dialog = await findDialog()
    await expect(screen.getByRole('dialog')).toHaveAttribute('id', 'palette')
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
    await expect(dialog.getByRole('combobox', { name: 'Search and commands' })).toHaveAttribute(
      'placeholder',
      'Search or jump to…',
    )
    await expect(dialog.getByRole('status')).toHaveTextContent('2 results')
    await expect(dialog.queryByText(/No results/)).toBeNull()
    for (const option of dialog.getAllByRole('option')) {
      await expect(option.querySelector('svg'), 'an icon').not.toBeNull()
      await expect(option.textContent, 'no empty note').toBe(option.querySelector('span > span')?.textContent)
    }
  },
}
export const Closed: Story = {
  args: { open: false },
  play: async () => expect(screen.queryByRole('dialog')).toBeNull(),
}
export const WithResults: Story = {
  args: { search: '79c6', groups: [ORDERS, PAGES] },
  play: async () => {
    const dialog = await findDialog()
    await expect(dialog.getByRole('combobox')).toHaveValue('79c6')
    await expect(dialog.getByRole('status')).toHaveTextContent('3 results')
    await expect(dialog.getByRole('listbox', { name: 'Results' })).toBeInTheDocument()
    const orders = within(dialog.getByRole('group', { name: 'Orders' }))
    await expect(orders.getByRole('option', { name: 'Order 79C6-5CF5 $150.16' })).toBeInTheDocument()
    await expect(within(dialog.getByRole('group', { name: 'Pages' })).getAllByRole('option')).toHaveLength(2)
  },
}
export const OneResult: Story = {
  args: { search: '79c6', groups: [ORDERS] },
  play: async () => expect((await findDialog()).getByRole('status')).toHaveTextContent(/^1 result$/),
}
export const Loading: Story = {
  args: { search: 'te', groups: [], loading: true },
  play: async () => {
    const dialog = await findDialog()
    await expect(dialog.getByRole('status')).toHaveTextContent('Loading')
    await expect(dialog.getByRole('combobox').parentElement?.querySelectorAll('svg'), 'a spinner').toHaveLength(2)
    await expect(dialog.queryByText(/No results/)).toBeNull()
  },
}
export const NoResults: Story = {
  args: { search: 'nothing like it', groups: [{ title: 'Pages', items: [] }] },
  play: async () => {
    const dialog = await findDialog()
    await waitFor(() => expect(dialog.getByText('No results.')).toBeVisible()) // It fades in.
    await expect(dialog.queryByText('Pages')).toBeNull()
    await expect(dialog.getByRole('status')).toHaveTextContent(/^No results$/)
  },
}
export const NoResultsWithHint: Story = {
  args: { search: 'nothing like it', groups: [], emptyHint: 'Try a number, a name or an email.' },
  play: async () => {
    const dialog = await findDialog()
    await waitFor(() => expect(dialog.getByText('No results. Try a number, a name or an email.')).toBeVisible())
  },
}
export const Failed: Story = {
  args: { search: 'te', groups: [PAGES], error: 'Some results could not be loaded.', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog()
    await expect(dialog.getByRole('status')).toHaveTextContent('Some results could not be loaded.')
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const FailedWithoutRetry: Story = {
  args: { search: 'te', groups: [], error: 'Results could not be loaded.' },
  play: async () => {
    const dialog = await findDialog()
    await expect(dialog.getAllByText('Results could not be loaded.')).toHaveLength(2)
    await expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull()
    await expect(dialog.queryByText(/No results/)).toBeNull()
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
    await expectActive(dialog, 'Products')
    await userEvent.keyboard('{ArrowDown}')
    await expectActive(dialog, 'Orders')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('orders')
    await userEvent.keyboard('{ArrowDown}')
    await expectActive(dialog, 'Products')
  },
}
/** Results arrive while the user types: Enter always chooses one that is shown. */
export const FirstResultIsActiveWhenTheActiveOneIsGone: Story = {
  render: function Render(args) {
    const [search, setSearch] = useState('')
    const found = [[PAGES], [ORDERS]]
    return <CommandPalette {...args} search={search} onSearchChange={setSearch} groups={found[search.length] ?? []} />
  },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog()
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}7')
    await expectActive(dialog, 'Order 79C6-5CF5 $150.16')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('order-1')
    await userEvent.keyboard('x')
    await waitFor(() => expect(dialog.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant'))
  },
}
export const CloseButtonCloses: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await findDialog()).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const EscapeCloses: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
function OpenedByButton(args: CommandPaletteProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette {...args} open={open} onClose={() => setOpen(false)} onSelect={() => setOpen(false)} />
    </>
  )
}
export const ReturnsFocus: Story = {
  args: { open: false },
  render: (args) => <OpenedByButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search' })
    for (const key of ['{Escape}', '{Enter}']) {
      await userEvent.click(opener)
      const dialog = await findDialog()
      await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    }
  },
}
