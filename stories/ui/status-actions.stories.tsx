import type { Meta, StoryObj } from '@storybook/react-vite'
import { MerchantActions, ReviewActions, type ReviewActionsProps } from '@whirligig/ui'
import { expect, fn, screen } from 'storybook/test'

const meta = {
  title: 'Actions/Status Actions',
  component: MerchantActions,
  subcomponents: { ReviewActions },
  args: {
    name: 'Bramble & Bear',
    status: 'Waiting Approval',
    email: 'ada@hug.test',
    phoneNumber: '(555) 123-4567',
    isActive: true,
    onApprove: fn(),
    onReject: fn(),
    onDelete: fn(),
    onActiveChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="min-h-64">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MerchantActions>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const getButtonTexts = ({ canvas }: Context) => canvas.queryAllByRole('button').map((button) => button.textContent)

export const MerchantWaiting: Story = {
  play: async (context) => {
    await expect(getButtonTexts(context)).toEqual([
      'Approve Bramble & Bear',
      'Reject Bramble & Bear',
      'Delete Bramble & Bear',
    ])
    await expect(context.canvas.queryByRole('link')).toBeNull()
    await expect(context.canvas.queryByText('No email and no phone number.')).toBeNull()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Approve Bramble & Bear' }))
    await expect(context.args.onApprove).toHaveBeenCalledOnce()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Reject Bramble & Bear' }))
    await expect(context.args.onReject).toHaveBeenCalledOnce()
  },
}
export const MerchantWithoutEmail: Story = {
  args: { email: null },
  play: async (context) => {
    await expect(getButtonTexts(context)).toEqual(['Delete Bramble & Bear'])
    await expect(context.canvas.getByRole('link', { name: 'Call (555) 123-4567' })).toHaveAttribute(
      'href',
      'tel:5551234567',
    )
  },
}
export const MerchantWithoutEmailAndPhone: Story = {
  args: { email: null, phoneNumber: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No email and no phone number.')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const MerchantApproved: Story = {
  args: { status: 'Approved' },
  play: async (context) => {
    await expect(context.canvas.getByText('Approved')).toBeVisible()
    await expect(getButtonTexts(context)).toEqual(['Disable Bramble & Bear', 'Delete Bramble & Bear'])
  },
}
export const MerchantDisabled: Story = {
  args: { status: 'Approved', isActive: false },
  play: async (context) => {
    await expect(getButtonTexts(context)).toEqual(['Enable Bramble & Bear', 'Delete Bramble & Bear'])
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Enable/ }))
    const question = await screen.findByRole('alertdialog', { name: 'Enable Bramble & Bear?' })
    await expect(question).toHaveAccessibleDescription('Its brand and its account are restored.')
    await context.userEvent.click(screen.getByRole('button', { name: 'Enable' }))
    await expect(context.args.onActiveChange).toHaveBeenCalledWith(true)
  },
}
export const MerchantRejected: Story = {
  args: { status: 'Rejected', email: null },
  play: async (context) => {
    await expect(context.canvas.queryByRole('link')).toBeNull()
    await expect(getButtonTexts(context)).toEqual(['Re-Approve Bramble & Bear', 'Delete Bramble & Bear'])
  },
}
export const MerchantApproving: Story = {
  args: { pendingAction: 'approve' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Approve/ })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: /^Approve/ })).toBeEnabled() // It keeps the focus.
    await expect(canvas.getByRole('button', { name: /^Delete/ })).toBeDisabled()
  },
}
export const DisableAsksForConfirmation: Story = {
  args: { status: 'Approved', activeToys: 1200 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Disable/ }))
    await expect(args.onActiveChange).not.toHaveBeenCalled()
    await expect(
      await screen.findByRole('alertdialog', { name: 'Disable Bramble & Bear?' }),
    ).toHaveAccessibleDescription(
      'This turns off 1,200 toys. Its brand leaves the shop, and its account is blocked until you enable it again.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }))
    await expect(args.onActiveChange).toHaveBeenCalledWith(false)
  },
}
export const DeleteAsksForConfirmation: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }))
    await expect(
      await screen.findByRole('alertdialog', { name: 'Delete Bramble & Bear?' }),
    ).toHaveAccessibleDescription(
      'Its brand goes off sale, and its account becomes a member account. Orders and toys are kept.',
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}
export const DeleteNamesToys: Story = {
  args: { activeToys: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Its brand goes off sale with 1 toy, and its account becomes a member account. Orders and toys are kept.',
    )
  },
}

const review = (props: Partial<ReviewActionsProps>): Pick<Story, 'render'> => ({
  render: ({ onApprove, onReject, onDelete }) => (
    <ReviewActions
      title="Came everywhere with us"
      status="Waiting Approval"
      {...{ onApprove, onReject, onDelete }}
      {...props}
    />
  ),
})

export const ReviewWaiting: Story = {
  ...review({}),
  play: async (context) => {
    await expect(getButtonTexts(context).map((text) => text?.split(' ')[0])).toEqual(['Approve', 'Reject', 'Delete'])
    await expect(context.canvas.queryByText('Approved')).toBeNull()
    await expect(context.canvas.queryByText('Re Approve Review')).toBeNull()
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Reject/ }))
    await expect(context.args.onReject).toHaveBeenCalledOnce()
  },
}
export const ReviewApproved: Story = {
  ...review({ status: 'Approved' }),
  play: async (context) => {
    await expect(context.canvas.getByText('Approved')).toBeVisible()
    await expect(getButtonTexts(context)).toEqual(['Delete “Came everywhere with us”'])
  },
}
export const ReviewRejected: Story = {
  ...review({ status: 'Rejected' }),
  play: async (context) => {
    await expect(context.canvas.getByText('Re Approve Review')).toBeVisible()
    await expect(getButtonTexts(context).map((text) => text?.split(' ')[0])).toEqual(['Approve', 'Delete'])
  },
}
export const ReviewDeleting: Story = {
  ...review({ pendingAction: 'delete' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Delete/, busy: true })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: /^Approve/ })).toBeDisabled()
  },
}
