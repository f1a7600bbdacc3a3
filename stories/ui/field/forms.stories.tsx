import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field, RadioGroup, RatingFilter, StarInput, TextInput, ThemeSwitch } from '@whirligig/ui'
import { expect, fn, waitFor } from 'storybook/test'
import { controlled } from '../../support/controlled.tsx'
import { ControlsInFields, NamedControls, UncontrolledControls } from '../../support/form-controls.tsx'
import { formatEntry } from '../../support/in-form.tsx'
import { waitForFrames } from '../../support/wait-for-frames.ts'

const Email = controlled(TextInput)

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Email',
    className: 'max-w-sm',
    children: <Email type="email" value="" onChange={fn()} />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

const listEntries = (form: HTMLElement) => [...new FormData(form as HTMLFormElement)].map(formatEntry) // its role is form

const ENTRIES = [
  'text=Ada',
  'area=Two lines',
  'password=secret',
  'number=12',
  'quantity=3',
  'search=bear',
  'select=pine',
  'inline=oak',
  'multi=pine',
  'multi=oak',
  'checked=on',
  'terms=v2',
  'on=on',
  'plan=pro',
  'radio=pine',
  'stars=4',
  'rating=4',
  'min=5',
  'max=50',
  'lowest=6',
  'highest=60',
  'image=bear.png',
  'from=2026-11-01',
  'to=2026-11-20',
]

export const SubmitsEveryControl: Story = {
  tags: ['!autodocs'],
  render: () => <NamedControls />,
  play: async ({ canvas }) => {
    await expect(listEntries(canvas.getByRole('form'))).toEqual(ENTRIES)
  },
}

export const SubmitsToAFormElsewhere: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <form id="elsewhere" aria-label="Elsewhere" />
      <NamedControls form="elsewhere" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(listEntries(canvas.getByRole('form', { name: 'Elsewhere' }))).toEqual(ENTRIES)
    await expect(listEntries(canvas.getByRole('form', { name: 'Named' }))).toEqual([])
  },
}

export const SubmitsNoDisabledControl: Story = {
  tags: ['!autodocs'],
  render: () => <NamedControls disabled />,
  play: async ({ canvas }) => {
    await expect(listEntries(canvas.getByRole('form'))).toEqual([])
  },
}

const Stars = controlled(StarInput)

const RADIOS = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
]

/** Radio buttons are a group without a name, too. Enter submits their form, as in native ones. */
export const SubmitsNoControlWithoutName: Story = {
  tags: ['!autodocs'],
  render: () => (
    <form aria-label="Nameless" onSubmit={(event) => event.preventDefault()}>
      <ControlsInFields />
      <RadioGroup aria-label="Answer" options={RADIOS} defaultValue={1} />
      <Stars aria-label="Stars" value={3} onChange={fn()} />
      <RatingFilter value={4} onChange={fn()} />
      <ThemeSwitch value="dark" onChange={fn()} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form')
    await expect(listEntries(form)).toEqual([])
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'No' })).toHaveProperty('form', form)
    await expect(listEntries(form)).toEqual([])
  },
}

type Context = Parameters<NonNullable<Story['play']>>[0]

const FIRST = ['text=Ada', 'area=Two lines', 'password=secret', 'select=pine', 'checked=on', 'on=on', 'radio=pine']

const CHANGED = [
  'text=Ada B',
  'area=Two lines C',
  'password=secret!',
  'select=oak',
  'empty=pine',
  'unchecked=on',
  'off=on',
  'radio=oak',
]

async function changeAll({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), ' B')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Long text' }), ' C')
  await userEvent.type(canvas.getByLabelText('Password'), '!')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Select' }), 'Oak')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Empty' }), 'Pine')
  for (const name of ['Checked', 'Unchecked']) await userEvent.click(canvas.getByRole('checkbox', { name }))
  for (const name of ['On', 'Off']) await userEvent.click(canvas.getByRole('switch', { name }))
  await userEvent.click(canvas.getByRole('radio', { name: 'Oak' }))
}

export const ResetsControlsWithoutState: Story = {
  tags: ['!autodocs'],
  render: () => <UncontrolledControls />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const form = canvas.getByRole('form')
    const empty = canvas.getByRole('combobox', { name: 'Empty' })
    const { color } = getComputedStyle(empty)
    await expect(listEntries(form)).toEqual(FIRST)
    await changeAll(context)
    await expect(listEntries(form)).toEqual(CHANGED)
    await expect(empty).not.toHaveStyle({ color })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(listEntries(form)).toEqual(FIRST))
    await expect(canvas.getByRole('switch', { name: 'On' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Off' })).not.toBeChecked()
    await expect(empty).toHaveDisplayValue('Choose one')
    await expect(empty).toHaveStyle({ color })
  },
}

/** The switch is reset as the native controls are: not by a prevented reset, and not by that of another form. */
export const KeepsSwitchWithoutReset: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <UncontrolledControls />
      <form aria-label="Other">
        <button type="reset">Reset the other</button>
      </form>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form', { name: 'Uncontrolled' })
    await userEvent.click(canvas.getByRole('switch', { name: 'Off' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset the other' }))
    form.addEventListener('reset', (event) => event.preventDefault(), { once: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitForFrames()
    await expect(canvas.getByRole('switch', { name: 'Off' })).toBeChecked()
    await expect(listEntries(form)).toContain('off=on')
  },
}

const action = fn((data: FormData) => [...data].map((entry) => entry.join('=')))

/** React resets the form after its action. */
export const SendsControlsWithoutState: Story = {
  tags: ['!autodocs'],
  render: () => <UncontrolledControls action={action} />,
  beforeEach: () => void action.mockClear(),
  play: async (context) => {
    const { canvas, userEvent } = context
    await changeAll(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(action).toHaveReturnedWith(CHANGED))
    await waitFor(() => expect(listEntries(canvas.getByRole('form'))).toEqual(FIRST))
  },
}
