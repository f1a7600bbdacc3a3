import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ConnectionBanner, SelectionBar } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'
import { withClock } from '../support/with-clock.ts'

const meta = {
  title: 'Actions/Selection Bar',
  component: SelectionBar,
  args: {
    text: '3 orders selected',
    onClear: fn(),
    children: (
      <>
        <Button variant="secondary" size="sm">
          Mark as Processing
        </Button>
        <Button size="sm">Mark as Shipped</Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 orders selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** A live region is silent about the text that it appears with, so the bar adds its text once more. */
export const AnnouncesFirstSelection: Story = {
  render: function Selectable(args) {
    const [isSelected, setSelected] = useState(false)
    return isSelected ? <SelectionBar {...args} /> : <Button onClick={() => setSelected(true)}>Select</Button>
  },
  play: ({ canvas }) =>
    withClock(async (tick) => {
      await fireEvent.click(canvas.getByRole('button', { name: 'Select' }))
      const status = canvas.getByRole('status')
      await expect(status).toHaveTextContent('3 orders selected')
      const added: (string | null)[] = []
      const changes = new MutationObserver((records) => {
        for (const { addedNodes } of records) added.push(...[...addedNodes].map(({ textContent }) => textContent))
      })
      changes.observe(status, { childList: true })
      await tick(500)
      changes.disconnect()
      await expect(added).toEqual(['3 orders selected'])
      await expect(canvas.getByText('3 orders selected')).toBeVisible()
    }),
}

/** While rows of the page are not selected. A table that is a list of cards has no checkbox for all. */
export const SelectsAll: Story = {
  args: { onSelectAll: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }))
    await expect(args.onSelectAll).toHaveBeenCalledOnce()
  },
}

export const OnPhone: Story = { ...Default, ...forViewport('phone') }
export const SelectsAllOnPhone: Story = { ...SelectsAll, ...forViewport('phone') }

/** All actions are in view: none has to be scrolled to. */
export const ManyActionsOnPhone: Story = {
  ...forViewport('phone'),
  args: {
    children: ['Processing', 'Shipped', 'Delivered', 'Print slips'].map((action) => (
      <Button key={action} variant="secondary" size="sm">
        {action}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('region', { name: 'Selection' }).getBoundingClientRect()
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThan(right)
    }
  },
}

/** Both are at the bottom of the screen: the bar stays above the banner. */
export const WithConnectionBanner: Story = {
  render: (args) => (
    <>
      <div className="h-[200vh]" />
      <SelectionBar {...args} />
      <ConnectionBanner text="You are offline." />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('region', { name: 'Selection' }).getBoundingClientRect()
    const banner = canvasElement.querySelector('.connection-banner')?.getBoundingClientRect()
    await expect(bar.top).toBeGreaterThan(0)
    await expect(bar.bottom).toBeLessThan(banner?.top ?? 0)
  },
}
export const WithConnectionBannerOnPhone: Story = { ...WithConnectionBanner, ...forViewport('phone') }
