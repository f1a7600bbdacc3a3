import type { Meta, StoryObj } from '@storybook/react-vite'
import { RegisterContainer } from '@whirligig/auth'
import { FORM_TEXT, LIMITS, RESPONSE_TEXT } from '@whirligig/contract'
import { aSignInResponse } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectValidationErrors, tooLong } from '../../support/expect-validation-errors.ts'

const meta = {
  title: 'Features/Auth/Register',
  component: RegisterContainer,
  decorators: [withStoreAndToasts],
} satisfies Meta<typeof RegisterContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const MissingValues: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    for (const message of [
      'Email is required.',
      'First Name is required.',
      'Last Name is required.',
      'Password is required.',
    ]) {
      await canvas.findByText(message)
    }
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus())
    for (const [label, purpose] of [
      [/^Email/, 'username'],
      [/^First Name/, 'given-name'],
      [/^Last Name/, 'family-name'],
      [/^Password/, 'new-password'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', purpose)
    }
  },
}

export const TooLongValues: Story = {
  play: expectValidationErrors('Sign Up', [
    { label: /^First Name/, typed: tooLong(LIMITS.name), message: FORM_TEXT.firstName.long },
    { label: /^Last Name/, typed: tooLong(LIMITS.name), message: FORM_TEXT.lastName.long },
    { label: /^Password/, typed: tooLong(LIMITS.password.max), message: FORM_TEXT.password.long },
  ]),
}

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Email/), 'ada@whirligig.test')
  await userEvent.type(canvas.getByLabelText(/^First Name/), 'Ada')
  await userEvent.type(canvas.getByLabelText(/^Last Name/), 'Lovelace')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'whirligig')
  await userEvent.click(canvas.getByLabelText('Subscribe to newsletter'))
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
}

export const EmailTaken: Story = {
  beforeEach: ({ msw }) => {
    const error = 'That email address is already in use.'
    msw.use(
      http.post('/api/auth/register', () =>
        HttpResponse.json({ error, issues: [{ path: 'email', message: error }] }, { status: 400 }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    await waitFor(() => expect(context.canvas.getByLabelText(/^Email/)).toBeInvalid())
    await expect(context.canvas.getByLabelText(/^First Name/)).toHaveValue('Ada')
  },
}

export const CommonPassword: Story = {
  beforeEach: ({ msw }) => {
    const error = RESPONSE_TEXT.auth.commonPassword
    msw.use(
      http.post('/api/auth/register', () =>
        HttpResponse.json({ error, issues: [{ path: 'password', message: error }] }, { status: 400 }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    await waitFor(() => expect(context.canvas.getByLabelText(/^Password/)).toBeInvalid())
    await expect(context.canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      /That password is too easy to guess\. Please choose another one\./,
    )
  },
}

export const TooManyAttempts: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/register', () =>
        HttpResponse.json({ error: 'Too many tries. Please wait a little.' }, { status: 429 }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    const { canvas } = context
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries. Please wait a little.')
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue('Ada')
  },
}

export const SignsUp: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/auth/register', () => HttpResponse.json(aSignInResponse())))
  },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText(
      'You have signed up successfully! You will be receiving an email as well. Thank you!',
    )
  },
}
