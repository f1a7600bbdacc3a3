import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Tooltip } from '@whirligig/ui'
import { expect, screen, waitFor } from 'storybook/test'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Disabling Puzzles will also disable all Puzzles products.',
    children: (
      <Button variant="secondary" size="sm">
        Disable
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-40 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

export const Default: Story = {}
export const OpensOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Disabling Puzzles')
  },
}
export const OpensOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Disabling Puzzles/)
  },
}
export const EscapeClosesAndKeepsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitUntilClosed()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
export const OpensOnTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') })
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
    await userEvent.pointer({ keys: '[TouchA]', target: document.body })
    await waitUntilClosed()
  },
}
export const LongTextBottom: Story = {
  args: {
    side: 'bottom',
    text: 'Disabling The Very Long Name Of A Brand That Makes Wooden Animals will also disable all The Very Long Name Of A Brand That Makes Wooden Animals products.',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
}
