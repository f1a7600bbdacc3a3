import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, SelectionBar } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

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
