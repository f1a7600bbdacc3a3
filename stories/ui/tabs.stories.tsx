import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from '@whirligig/ui'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { forViewport } from '../support/for-viewport.ts'

const Controlled = controlled(Tabs<string>)

// The focus moves after the event of the key.
const waitForFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Records of the account',
    value: 'orders',
    onChange: fn(),
    tabs: [
      { value: 'orders', label: 'Orders', count: 1204, content: <p>Ordered on November 3.</p> },
      { value: 'reviews', label: 'Reviews', count: 2, content: <p>Loved to pieces.</p> },
      { value: 'history', label: 'History', content: <p>Signed out everywhere.</p> },
    ],
  },
} satisfies Meta<typeof Tabs<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Records of the account' })).toBeVisible()
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Orders 1,204')
    await expect(canvas.getByRole('tabpanel', { name: 'Orders 1,204' })).toHaveTextContent('Ordered on November 3.')
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAttribute(
      'aria-controls',
      canvas.getByRole('tabpanel').id,
    )
    await expect(canvas.getAllByRole('tab', { selected: false })).toHaveLength(2)
    await expect(canvas.queryByText('Loved to pieces.'), 'content of hidden panels').toBeNull()
  },
}
export const SecondSelected: Story = { args: { value: 'reviews' } }
export const WithoutCounts: Story = {
  args: { tabs: meta.args.tabs.map(({ count: _count, ...tab }) => tab) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Orders')
  },
}
export const SelectsOnClick: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews 2' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Reviews 2' })).toHaveTextContent('Loved to pieces.')
    await expect(canvas.queryByText('Ordered on November 3.')).toBeNull()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('reviews')
  },
}
/** Safari does not focus a button that is clicked. */
export const SelectsOnClickWithoutFocus: Story = {
  play: async ({ canvas, args }) => {
    fireEvent.click(canvas.getByRole('tab', { name: 'Reviews 2' }))
    await expect(args.onChange).toHaveBeenCalledWith('reviews')
    fireEvent.click(canvas.getByRole('tab', { name: 'Reviews 2' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
/** The focus enters at the selected tab; arrows, Home and End select; the next Tab leads to the part. */
export const SelectsWithTheKeyboard: Story = {
  args: { value: 'reviews' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Reviews 2' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    for (const [key, name] of [
      ['ArrowRight', 'History'],
      ['ArrowRight', 'Orders 1,204'],
      ['ArrowLeft', 'History'],
      ['Home', 'Orders 1,204'],
      ['End', 'History'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await waitForFocus(canvas.getByRole('tab', { name }))
      await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(name)
    }
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toHaveFocus()
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders 1,204' }))
    await userEvent.keyboard('{ArrowLeft}')
    await waitForFocus(canvas.getByRole('tab', { name: 'Reviews 2' }))
  },
}
export const DirectionChangesWhileShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders 1,204' }))
    document.documentElement.dir = 'rtl'
    try {
      await new Promise(requestAnimationFrame) // until React has rendered
      await userEvent.keyboard('{ArrowLeft}')
      await waitForFocus(canvas.getByRole('tab', { name: 'Reviews 2' }))
    } finally {
      document.documentElement.dir = 'ltr'
    }
  },
}
/** The tabs scroll, and the page does not. */
export const OnPhone: Story = {
  ...forViewport('phone'),
  args: {
    tabs: [
      ...meta.args.tabs,
      { value: 'wishes', label: 'Wishes of others', content: <p>A kite.</p> },
      { value: 'sessions', label: 'Open sessions', content: <p>One.</p> },
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').parentElement
    await expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? Number.POSITIVE_INFINITY)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
export const ClassNameWins: Story = {
  args: { className: 'max-w-80' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.max-w-80')).toHaveStyle({ maxWidth: '320px' })
  },
}
export const DisabledTab: Story = {
  args: { tabs: meta.args.tabs.map((tab) => ({ ...tab, disabled: tab.value === 'reviews' })) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tab', { name: 'Reviews 2' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews 2' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders 1,204' }))
    await userEvent.keyboard('{ArrowRight}')
    await waitForFocus(canvas.getByRole('tab', { name: 'History' }))
  },
}
export const KeepsWhatIsTyped: Story = {
  args: {
    keepMounted: true,
    tabs: [
      { value: 'orders', label: 'Orders', content: <input aria-label="Note" /> },
      { value: 'reviews', label: 'Reviews', content: <p>Loved to pieces.</p> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Call back')
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders' }))
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Call back')
  },
}
/** Values with spaces do not break the ids that connect tabs and parts. */
export const ValuesWithSpaces: Story = {
  args: {
    value: 'all orders',
    tabs: [
      { value: 'all orders', label: 'Orders', content: <p>Ordered on November 3.</p> },
      { value: 'all reviews', label: 'Reviews', content: <p>Loved to pieces.</p> },
    ],
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel', { name: 'Orders' })
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', panel.id)
    await expect(panel.id).not.toContain(' ')
  },
}
