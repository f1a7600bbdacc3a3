import type { Meta, StoryObj } from '@storybook/react-vite'
import offline from '@whirligig/art/empty/offline.svg'
import { Button, ErrorState, type ErrorStateProps, Page } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'

const meta = {
  title: 'Feedback/Error State',
  component: ErrorState,
  args: {
    text: 'The toys could not be loaded.',
    hint: 'Check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The toys could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
function LoadedPage(args: ErrorStateProps) {
  const [failed, setFailed] = useState(true)
  const load = () => setFailed(false)
  return (
    <Page>
      {failed ? <ErrorState {...args} onRetry={load} /> : <p>Teddy Bears</p>}
      <Button onClick={load}>Load all</Button>
    </Page>
  )
}

/** The loaded content replaces the button that has the focus. */
export const RetryMovesFocusToContent: Story = {
  render: LoadedPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(canvas.getByText('Teddy Bears')).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
export const LoadedElsewhereTakesNoFocus: Story = {
  render: LoadedPage,
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Load all' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(document.body).toHaveFocus()
  },
}
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry', busy: true })).toBeVisible()
  },
}
/** On a page that consists of nothing else, screen readers find its heading. */
export const WholePage: Story = {
  args: { heading: 'Order Details', text: 'The order could not be loaded.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order Details')
  },
}
export const WithIllustration: Story = {
  args: { illustration: <img src={offline} alt="" width={240} height={180} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', offline)
  },
}
export const WithoutRetry: Story = {
  args: { onRetry: undefined, hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
