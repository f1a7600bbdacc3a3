import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from '@whirligig/ui'
import { expect, fn, screen } from 'storybook/test'
import { colour } from '../../ui/src/tokens.ts'
import { controlled } from '../support/controlled.tsx'
import { expectTarget } from '../support/expect-target.ts'
import { expectSubmitAndReset, inForm } from '../support/in-form.tsx'
import { withPseudoStates } from '../support/pseudo-states.tsx'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  render: controlled(Switch),
  args: { label: 'Active', value: false, onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Active' })
    await expect(control).not.toBeChecked()
    for (const name of ['aria-busy', 'aria-disabled', 'aria-describedby', 'aria-label'])
      await expect(control).not.toHaveAttribute(name)
    await expect(control.querySelector('svg'), 'no spinner').toBeNull()
    await expectTarget(control)
  },
}
export const On: Story = {
  args: { value: true },
  play: async ({ canvas, canvasElement }) => {
    const control = canvas.getByRole('switch')
    await expect(control).toBeChecked()
    const track = control.getBoundingClientRect()
    const thumb = control.firstElementChild?.getBoundingClientRect()
    const isMirrored = getComputedStyle(canvasElement).direction === 'rtl'
    const space = isMirrored ? (thumb?.left ?? 0) - track.left : track.right - (thumb?.right ?? 0)
    await expect(space, 'the thumb is in the track').toBeGreaterThan(0)
    await expect(space, 'the thumb is at its end').toBeLessThan(track.width / 4)
  },
}
export const OnRightToLeft: Story = { ...On, globals: { direction: 'rtl' } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    canvas.getByText('Active').click()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const DisabledOn: Story = { args: { disabled: true, value: true } }
/** The owner can ask before the change: it prevents the click. */
export const PreventedClickChangesNothing: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: { label: 'The Very Long Name Of A Brand That Makes Wooden Animals is active' },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
}
export const HiddenLabel: Story = {
  args: { label: 'Puzzles active', labelHidden: true, value: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Puzzles active' })).toBeChecked()
    // As a text of its own, a screen reader would read it twice.
    await expect(canvas.queryByText('Puzzles active')).toBeNull()
  },
}
export const TogglesByLabel: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Active'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}
export const TogglesByKeyboard: Story = {
  args: { value: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}
export const LoadingIgnoresClicksAndKeepsFocus: Story = {
  args: { value: true, loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('switch')).toHaveFocus()
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('switch').querySelector('svg'), 'a spinner').not.toBeNull()
  },
}
const TOOLTIP = 'Disabling Puzzles will also disable all Puzzles products.'
export const WithTooltip: Story = {
  args: { value: true, tooltip: TOOLTIP },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(TOOLTIP)
    await expect(canvas.getByRole('switch')).toHaveStyle({ backgroundColor: colour.lagoon })
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(TOOLTIP)
  },
}
/** Without `value` it keeps its state, and its form submits and resets it. */
export const InForm: Story = {
  render: inForm(Switch),
  args: { value: undefined, defaultValue: true, name: 'active' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expectSubmitAndReset(context, {
      first: 'active=on',
      changed: '',
      change: async () => {
        await userEvent.click(canvas.getByRole('switch'))
      },
    })
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}
export const PseudoStates: Story = { render: withPseudoStates(Switch) }
