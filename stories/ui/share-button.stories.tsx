import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareButton, type ShareButtonProps } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const LINK = 'https://shop.example/product/teddy-bears'

/** Copying always fails, so that each click shows the address. */
function Refused({ link = LINK, onLinkClose, ...props }: ShareButtonProps) {
  const [refused, setRefused] = useState<string>()
  return (
    <ShareButton
      {...props}
      onShare={() => setRefused(link)}
      link={refused}
      onLinkClose={() => {
        setRefused(undefined)
        onLinkClose()
      }}
    />
  )
}

const meta = {
  title: 'Actions/Share Button',
  tags: ['!stable', 'new'],
  component: ShareButton,
  // On the docs page each story has its own iframe, so that the open overlays do not compete for the focus.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { onShare: fn(), onLinkClose: fn() },
  decorators: [
    (Story) => (
      <div className="min-h-48">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openLink({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
  return screen.findByRole('dialog', { name: 'Copy this link' })
}
const expectClosed = async ({ canvas, args }: Context) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onLinkClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus())
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveTextContent('')
    await expect(canvas.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-expanded')
  },
}
export const Quiet: Story = { args: { variant: 'quiet', size: 'md' } }
export const KeepsOwnRef: Story = {
  tags: ['!autodocs'],
  render: Refused,
  args: { ref: fn() },
  play: async (context) => {
    await expect(context.args.ref).toHaveBeenCalledWith(context.canvas.getByRole('button'))
    await openLink(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expectClosed(context)
  },
}
export const WithName: Story = {
  args: { showLabel: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Share'))
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const SharesByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShare).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const LoadingIgnoresClicks: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.onShare).not.toHaveBeenCalled()
  },
}
export const RefusedSelectsTheAddress: Story = {
  render: (args) => <Refused {...args} />,
  play: async (context) => {
    await openLink(context)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field, 'in right-to-left text, too').toHaveAttribute('dir', 'ltr')
    await expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'true')
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK)
  },
}
export const LongAddress: Story = {
  args: { link: `${LINK}-with-a-very-long-name-that-does-not-fit-into-the-field` },
  render: (args) => <Refused {...args} />,
  play: async (context) => {
    await openLink(context)
  },
}
export const EscapeReturnsFocus: Story = {
  render: (args) => <Refused {...args} />,
  play: async (context) => {
    await openLink(context)
    await context.userEvent.keyboard('{Escape}')
    await expectClosed(context)
  },
}
export const PressOutsideCloses: Story = {
  render: (args) => <Refused {...args} />,
  play: async (context) => {
    await openLink(context)
    await context.userEvent.click(document.body)
    await expectClosed(context)
  },
}
export const ClosesWithItsButtons: Story = {
  render: (args) => <Refused {...args} />,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await openLink(context)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expectClosed(context)
    args.onLinkClose.mockClear()
    await openLink(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expectClosed(context)
  },
}
export const PseudoStates: Story = { render: withPseudoStates(ShareButton) }
