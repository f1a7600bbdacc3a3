import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure, type DisclosureProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

function ControlledDisclosure(args: DisclosureProps) {
  const [open, setOpen] = useState(args.open)
  const onOpenChange = (next: boolean) => {
    setOpen(next)
    args.onOpenChange(next)
  }
  return <Disclosure {...args} open={open} onOpenChange={onOpenChange} />
}

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  render: (args) => <ControlledDisclosure {...args} />,
  args: {
    label: 'Dashboard Menu',
    open: false,
    onOpenChange: fn(),
    className: 'max-w-xs',
    children: <p className="px-3 py-2">Account Details</p>,
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const TogglesOnClick: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Dashboard Menu', expanded: false })
    await userEvent.click(button)
    await expect(canvas.getByText('Account Details')).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Account Details')).not.toBeVisible()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
