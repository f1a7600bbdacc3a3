import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactContainer } from '@whirligig/contact'
import { FORM_TEXT, LIMITS, RESPONSE_TEXT } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectValidationErrors, tooLong } from '../../support/expect-validation-errors.ts'
import { sendingState } from '../../support/sending-state.ts'

const meta = {
  title: 'Features/Contact/Contact',
  component: ContactContainer,
  decorators: [withStoreAndToasts],
} satisfies Meta<typeof ContactContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FocusesFirstMissingField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Name is required.')
    await expect(canvas.getByText('Email is required.')).toBeVisible()
    await expect(canvas.getByText('Message is required.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus())
  },
}

const fill =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Mina')
    await userEvent.type(canvas.getByLabelText(/^Email/), 'mina@whirligig.test')
    await userEvent.type(canvas.getByLabelText(/^Message/), message)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
  }

export const TooShort: Story = {
  play: async (context) => {
    await fill('Hello')(context)
    await context.canvas.findByText('Message must be at least 10 characters.')
    await waitFor(() => expect(context.canvas.getByLabelText(/^Message/)).toHaveFocus())
  },
}

export const TooLong: Story = {
  play: expectValidationErrors('Submit', [
    { label: /^Name/, typed: tooLong(LIMITS.name), message: FORM_TEXT.name.long },
    { label: /^Message/, typed: tooLong(LIMITS.message.max), message: FORM_TEXT.message.long },
  ]),
}

export const Sending: Story = sendingState('/api/contact/add', 'Submit', fill('Do they come in blue?'))

export const KeepsInputWhenOffline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/contact/add', () => HttpResponse.error()))
  },
  play: async (context) => {
    await fill('Do they come in blue?')(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The shop cannot be reached. Please check your connection and try again.',
    )
    await expect(context.canvas.getByLabelText(/^Message/)).toHaveValue('Do they come in blue?')
  },
}

export const ResetsAfterSending: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/contact/add', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.contact.received('mina@whirligig.test') }),
      ),
    )
  },
  play: async (context) => {
    await fill('Do they come in blue?')(context)
    const { canvas } = context
    await canvas.findByText('We received your message, we will reach you on your email address mina@whirligig.test!')
    await canvas.findByText('Thank you for your message! We have sent a confirmation to your email.')
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('')
  },
}
