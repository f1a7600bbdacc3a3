import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Field, RadioGroup, TextInput } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'
import { forViewport } from '../support/for-viewport.ts'
import { CONTROLS, ControlsInFields, ControlsWithAttributes } from '../support/form-controls.tsx'

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

/** A control of several parts has no single element that the label could point to. */
export const Group: Story = {
  args: {
    label: 'Answer',
    group: true,
    children: (
      <RadioGroup
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Answer' })).toBeVisible()
    await expect(canvas.getByText('Answer')).not.toHaveAttribute('for')
  },
}
export const LongText: Story = {
  ...forViewport('phone'),
  args: {
    label: 'Email address of the person who receives the invoice and all messages about the delivery',
    hint: 'We only write about your orders, and never more often than we have to: when they leave us, and when they are late.',
    error: 'Email format is invalid. It has an @, a name in front of it and the address of a provider after it.',
    required: true,
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
    await expect(region).not.toHaveAttribute('role')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox'), 'ada')
    await expect(region).toHaveRole('status')
    await userEvent.tab()
    await expect(region).not.toHaveAttribute('role')
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
