// Long because each state and each action of the component is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Menu, MenuTrigger, Tooltip } from '@whirligig/ui'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { waitForFrames } from '../support/wait-for-frames.ts'
import { withClock } from '../support/with-clock.ts'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  // On the docs page each story has its own iframe, because only one tooltip of a page is open.
  parameters: { docs: { story: { inline: false, height: '280px' } } },
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
      <div className="grid min-h-60 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

const getBox = (element: HTMLElement) => element.getBoundingClientRect()
const center = ({ left, width }: DOMRect) => left + width / 2

export const Default: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const [control, tooltip] = [canvas.getByRole('button'), screen.getByRole('tooltip')]
    await expect(control).toHaveAccessibleDescription(/Disabling Puzzles/)
    await waitFor(() => expect(getBox(tooltip).bottom).toBeLessThanOrEqual(getBox(control).top))
    await waitFor(() => expect(Math.abs(center(getBox(tooltip)) - center(getBox(control)))).toBeLessThan(2))
    await expect(tooltip).toHaveAttribute('data-side', 'top')
  },
}
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby')
  },
}
export const OpensOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Disabling Puzzles')
  },
}
/** A pointer that only passes over the control opens nothing. */
export const OpensAfterDelay: Story = {
  play: async ({ canvas }) => {
    await withClock(async (tick) => {
      fireEvent.pointerMove(canvas.getByRole('button'))
      await tick(200)
      fireEvent.pointerMove(canvas.getByRole('button'))
      await tick(99)
      await expect(screen.queryByRole('tooltip')).toBeNull()
      await tick(1)
      await expect(screen.getByRole('tooltip')).toHaveTextContent('Disabling Puzzles')
    })
  },
}
export const StaysClosedWhenThePointerLeavesEarly: Story = {
  play: async ({ canvas }) => {
    await withClock(async (tick) => {
      fireEvent.pointerMove(canvas.getByRole('button'))
      await tick(100)
      fireEvent.pointerOut(canvas.getByRole('button'), { relatedTarget: document.body })
      await tick(1000)
      await expect(screen.queryByRole('tooltip')).toBeNull()
    })
  },
}
/** The pointer can move into the tooltip, for example to read it with a magnifier. */
export const StaysWhileThePointerIsInIt: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const [control, tooltip] = [canvas.getByRole('button'), screen.getByRole('tooltip')]
    await withClock(async (tick) => {
      fireEvent.pointerOut(control, { relatedTarget: document.body })
      await tick(100)
      fireEvent.pointerOver(tooltip, { relatedTarget: document.body })
      await tick(1000)
      await expect(screen.getByRole('tooltip')).toBeInTheDocument()
      fireEvent.pointerOut(tooltip, { relatedTarget: document.body })
      await tick(100)
      fireEvent.pointerOver(control, { relatedTarget: document.body })
      fireEvent.pointerMove(control)
      await tick(1000)
      await expect(screen.getByRole('tooltip')).toBeInTheDocument()
      fireEvent.pointerOut(control, { relatedTarget: tooltip })
      fireEvent.pointerOut(tooltip, { relatedTarget: document.body })
      await tick(119)
      await expect(screen.getByRole('tooltip')).toBeInTheDocument()
      await tick(1)
      await expect(screen.queryByRole('tooltip')).toBeNull()
    })
  },
}
export const ClosesWhenThePointerLeaves: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await withClock(async (tick) => {
      fireEvent.pointerOut(canvas.getByRole('button'), { relatedTarget: document.body })
      await tick(120)
      await expect(screen.queryByRole('tooltip')).toBeNull()
    })
  },
}
/** Who presses the control knows what it does. */
export const PressClosesUntilThePointerLeaves: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button')
    await withClock(async (tick) => {
      fireEvent.pointerDown(control, { pointerType: 'mouse' })
      control.focus()
      await tick(1000)
      await expect(screen.queryByRole('tooltip')).toBeNull()
      fireEvent.pointerUp(control, { pointerType: 'mouse' })
      fireEvent.pointerMove(control, { pointerType: 'mouse' })
      await tick(1000)
      await expect(screen.queryByRole('tooltip')).toBeNull()
      control.blur()
      control.focus()
      await tick(0)
      await expect(screen.getByRole('tooltip'), 'the focus is not from the press').toBeInTheDocument()
      control.blur()
      fireEvent.pointerOut(control, { pointerType: 'mouse', relatedTarget: document.body })
      fireEvent.pointerMove(control, { pointerType: 'mouse' })
      await tick(1000)
      await expect(screen.getByRole('tooltip')).toBeInTheDocument()
    })
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
    const onKeyDown = fn()
    document.addEventListener('keydown', onKeyDown)
    await userEvent.keyboard('a')
    await expect(screen.getByRole('tooltip')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitUntilClosed()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(onKeyDown, 'Escape would close a dialog, too').toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(onKeyDown, 'the next Escape may').toHaveBeenCalledTimes(2)
    document.removeEventListener('keydown', onKeyDown)
  },
}
export const ClosesWithTheFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.tab()
    await waitUntilClosed()
  },
}
/** It would be somewhere else than its control. */
export const ClosesWhenTheControlMoves: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button')
    for (const move of [() => fireEvent.scroll(document), () => fireEvent(window, new Event('resize'))]) {
      control.focus()
      await screen.findByRole('tooltip')
      fireEvent.scroll(document.head)
      await waitForFrames()
      await expect(screen.getByRole('tooltip')).toBeInTheDocument()
      move()
      await waitUntilClosed()
      control.blur()
    }
  },
}
export const OnlyOneIsOpen: Story = {
  render: (args) => (
    <div>
      <Tooltip {...args} defaultOpen />
      <Tooltip text="Opens last.">
        <Button size="sm">Enable</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Enable' }).focus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Opens last.'))
  },
}
export const AddsToTheDescriptionOfTheControl: Story = {
  args: { defaultOpen: true, children: <Button aria-describedby="reason">Disable</Button> },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="reason">Toys of others are concerned.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button')
    await expect(control).toHaveAccessibleDescription(/^Toys of others are concerned\. Disabling Puzzles/)
    fireEvent.keyDown(control, { key: 'Escape' })
    await waitUntilClosed()
    await expect(control).toHaveAccessibleDescription('Toys of others are concerned.')
  },
}
/** The control receives what the menu gives its trigger. */
export const AroundTheTriggerOfAMenu: Story = {
  args: { text: 'What all toys have in common.', children: <MenuTrigger>Categories</MenuTrigger> },
  render: (args) => <Menu trigger={<Tooltip {...args} />} items={[{ label: 'Puzzles', href: '#/shop' }]} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Categories' })
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.click(trigger)
    await waitUntilClosed()
    await expect(await screen.findByRole('menuitem', { name: 'Puzzles' })).toBeVisible()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
export const OpensOnTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    await withClock(async (tick) => {
      fireEvent.pointerMove(canvas.getByRole('button'), { pointerType: 'touch' })
      await tick(1000)
      await expect(screen.queryByRole('tooltip')).toBeNull()
    })
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') })
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
    await userEvent.pointer({ keys: '[TouchA]', target: document.body })
    await waitUntilClosed()
  },
}
/** A finger does not hover: only the next tap closes the tooltip. */
export const StaysUntilTheNextTap: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('button')
    await withClock(async (tick) => {
      fireEvent.pointerDown(control, { pointerType: 'touch' })
      await tick(0)
      await expect(screen.getByRole('tooltip')).toBeInTheDocument()
      fireEvent.pointerUp(control, { pointerType: 'touch' })
      fireEvent.pointerOut(control, { pointerType: 'touch', relatedTarget: document.body })
      fireEvent.pointerDown(control, { pointerType: 'touch' })
      await tick(1000)
      await expect(screen.getByRole('tooltip')).toBeInTheDocument()
      fireEvent.pointerDown(document.body, { pointerType: 'touch' })
      await tick(0)
      await expect(screen.queryByRole('tooltip')).toBeNull()
    })
  },
}
export const LongTextBottom: Story = {
  parameters: { docs: { story: { height: '300px' } } },
  args: {
    side: 'bottom',
    defaultOpen: true,
    text: 'Disabling The Very Long Name Of A Brand That Makes Wooden Animals will also disable all The Very Long Name Of A Brand That Makes Wooden Animals products.',
  },
  play: async ({ canvas }) => {
    const [control, tooltip] = [canvas.getByRole('button'), screen.getByRole('tooltip')]
    await waitFor(() => expect(getBox(tooltip).top).toBeGreaterThanOrEqual(getBox(control).bottom))
    await expect(tooltip).toHaveAttribute('data-side', 'bottom')
  },
}
