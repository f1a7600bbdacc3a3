import type { Meta, StoryObj } from '@storybook/react-vite'
import { Callout, Field, NewsletterForm, TextInput } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const email = (error?: string, value = '') => (
  <Field label="Send the newsletter to" labelHidden error={error} required>
    <TextInput value={value} onChange={fn()} type="email" placeholder="Email address" autoComplete="email" />
  </Field>
)

const meta = {
  title: 'Forms/Newsletter Form',
  component: NewsletterForm,
  decorators: [
    (Story) => (
      <div className="max-w-md bg-night p-6 text-on-night">
        <Story />
      </div>
    ),
  ],
  args: { children: email() },
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { onSubmit: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('form', { name: 'Letters from the toy box' })).toBeVisible()
    await expect(canvas.getByText('One letter a month. Unsubscribe at any time.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe', busy: false }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
/** The owner validates. The browser shows no message of its own, which would stop the submit. */
export const Invalid: Story = {
  args: { children: email('Email format is invalid.', 'mina@'), onSubmit: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = {
  args: {
    error: (
      <Callout tone="error" role="alert">
        Too many tries. Please wait a little.
      </Callout>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many tries. Please wait a little.')
  },
}
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribe', busy: true })).toBeVisible()
  },
}
export const Subscribed: Story = {
  args: { subscribed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are on the list. Look out for our first letter.')).toBeVisible()
    await expect(canvas.queryByText(/^One letter a month/)).toBeNull()
  },
}
export const Phone: Story = forViewport('phone')
