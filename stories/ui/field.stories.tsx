import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Field, RadioGroup, RatingFilter, StarInput, TextInput, ThemeSwitch } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import {
  CONTROLS,
  ControlsInFields,
  ControlsWithAttributes,
  NamedControls,
  UncontrolledControls,
} from '../support/form-controls.tsx'
import { formatEntry } from '../support/in-form.tsx'
import { waitForFrames } from '../support/wait-for-frames.ts'

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

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'))
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveFocus()
    for (const name of ['aria-describedby', 'aria-invalid', 'aria-required'])
      await expect(input).not.toHaveAttribute(name)
  },
}
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired()
    await expect(canvas.getByText('*')).toBeVisible()
  },
}
export const WithHint: Story = {
  args: { hint: 'We only write about your orders.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('We only write about your orders.')
  },
}
export const WithError: Story = {
  args: { error: 'Email format is invalid.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Email format is invalid.')
  },
}
export const ErrorPrecedesHint: Story = {
  args: { error: 'Email is required.', hint: 'We only write about your orders.', required: true },
  play: async ({ canvas }) => {
    const description = 'Email is required. We only write about your orders.'
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(description)
  },
}
export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expect(canvas.getByText('Email').getBoundingClientRect().width).toBe(1)
  },
}

/** An error while the user types is announced. A form moves the focus to the first of several errors. */
export const OnlyErrorOfTypingIsAnnounced: Story = {
  render: function FieldWithSubmitButton(args) {
    const [error, setError] = useState<string>()
    return (
      <div className="grid gap-4">
        <Field {...args} error={error} />
        <Button className="justify-self-start" onClick={() => setError('Email is required.')}>
          Submit
        </Button>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const region = canvas.getByText('Email is required.').parentElement
    await expect(region).not.toHaveAttribute('aria-live')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox'), 'ada')
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await userEvent.tab()
    await expect(region).not.toHaveAttribute('aria-live')
  },
}

const DESCRIPTION = /Say which\. Your favourite\./
export const ConnectsEveryControl: Story = {
  tags: ['!autodocs'],
  render: () => <ControlsInFields required error="Say which." hint="Your favourite." />,
  play: async ({ canvas }) => {
    for (const label of Object.keys(CONTROLS)) {
      const control = canvas.getByLabelText(new RegExp(`^${label}`))
      await expect(control, label).toHaveAccessibleName(expect.stringContaining(label))
      await expect(control, label).toHaveAccessibleDescription(DESCRIPTION)
      await expect(control, label).toBeInvalid()
      await expect(control, label).toHaveAttribute('aria-required', 'true')
    }
    for (const label of ['Radio group', 'Star input']) {
      const group = canvas.getByRole('radiogroup', { name: label, description: DESCRIPTION })
      await expect(group).toBeInvalid()
      await expect(group).toHaveAttribute('aria-required', 'true')
    }
    const dates = canvas.getByRole('group', { name: 'Date range', description: DESCRIPTION })
    await expect(dates).not.toHaveAttribute('aria-invalid')
    await expect(dates).not.toHaveAttribute('aria-required')
    for (const date of within(dates).getAllByLabelText(/^(from|to)$/)) {
      await expect(date).toBeInvalid()
      await expect(date).toHaveAttribute('aria-required', 'true')
    }
    const prices = canvas.getByRole('group', { name: 'Price slider', description: DESCRIPTION })
    for (const thumb of within(prices).getAllByRole('slider')) await expect(thumb).toBeInvalid()
  },
}

const onRef = fn()
const onKeyDown = fn()
const onBlur = fn()
/** The descriptions of controls that have a third one. */
const DESCRIPTIONS: Readonly<Record<string, RegExp>> = {
  Switch: /^Of its own. Of a field. Of its tooltip.$/,
  ImageUpload: /^Of its own.\s+Of its hint. Of a field.$/,
}
/** Descriptions are joined, handlers are called besides those of the control, and other attributes precede those of the field. */
export const ControlsKeepOwnAttributes: Story = {
  tags: ['!autodocs'],
  render: () => <ControlsWithAttributes onRef={onRef} onKeyDown={onKeyDown} onBlur={onBlur} />,
  beforeEach: () => {
    for (const mock of [onRef, onKeyDown, onBlur]) mock.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByTestId(/./)).toHaveLength(15)
    for (const control of canvas.getAllByTestId(/./)) {
      const id = control.dataset.testid ?? ''
      await expect(control, id).toHaveAccessibleDescription(DESCRIPTIONS[id] ?? /^Of its own. Of a field.\s?$/)
      await expect(control, id).toHaveAttribute('data-own', 'true')
      await expect(onRef).toHaveBeenCalledWith(id)
      const part = id === 'DateRange' ? within(control).getByLabelText('from') : control
      await expect(part, id).toBeInvalid()
      await expect(part, id).toHaveAttribute('aria-required', 'true')
      if (id === 'ImageUpload')
        control.focus() // A click opens the file dialog.
      else await userEvent.click(control.querySelector('input') ?? control)
      await userEvent.keyboard('x')
      await expect(onKeyDown, id).toHaveBeenLastCalledWith(id)
      await userEvent.tab()
      await expect(onBlur, id).toHaveBeenCalledWith(id)
    }
  },
}

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
