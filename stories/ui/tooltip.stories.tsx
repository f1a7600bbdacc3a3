import FakeTimers from '@sinonjs/fake-timers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Tooltip } from '@whirligig/ui'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  // On the docs page each story has its own iframe, because only one tooltip of a page is open.
  parameters: { docs: { story: { inline: false, height: '200px' } } },
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

/** Resolves after two frames, when React has rendered. */
const waitForFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

export const Default: Story = { args: { defaultOpen: true } }
export const Closed: Story = {}
export const OpensOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Disabling Puzzles')
  },
}
/** A pointer that only passes over the control opens nothing. */
export const OpensAfterDelay: Story = {
  play: async ({ canvas }) => {
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      fireEvent.pointerMove(canvas.getByRole('button'))
      clock.tick(299)
      await waitForFrames()
      await expect(screen.queryByRole('tooltip')).toBeNull()
      clock.tick(1)
      await waitForFrames()
      await expect(screen.getByRole('tooltip')).toHaveTextContent('Disabling Puzzles')
    } finally {
      clock.uninstall()
    }
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
  parameters: { docs: { story: { height: '300px' } } },
  args: {
    side: 'bottom',
    defaultOpen: true,
    text: 'Disabling The Very Long Name Of A Brand That Makes Wooden Animals will also disable all The Very Long Name Of A Brand That Makes Wooden Animals products.',
  },
}
