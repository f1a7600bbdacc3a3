import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Field, TextInput } from '@whirligig/ui'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { controlled } from '../support/controlled.tsx'

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

export const NewErrorIsAnnounced: Story = {
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
    await expect(canvas.getByText('Email is required.').parentElement).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
}
