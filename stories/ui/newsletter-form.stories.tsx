import type { Meta, StoryObj } from '@storybook/react-vite'
import { Callout, Field, NewsletterForm, TextInput } from '@whirligig/ui'
import { fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const email = (error?: string) => (
  <Field label="Send the newsletter to" labelHidden error={error} required>
    <TextInput value="" onChange={fn()} type="email" placeholder="Email address" autoComplete="email" />
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

export const Default: Story = {}
export const Invalid: Story = { args: { children: email('Email format is invalid.') } }
export const Failed: Story = {
  args: {
    error: (
      <Callout tone="error" role="alert">
        Too many tries. Please wait a little.
      </Callout>
    ),
  },
}
export const Loading: Story = { args: { loading: true } }
export const Subscribed: Story = { args: { subscribed: true } }
export const Phone: Story = forViewport('phone')
