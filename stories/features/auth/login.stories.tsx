import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoginContainer } from '@whirligig/auth'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aSignInResponse } from '@whirligig/contract/fixtures'
import { isSignedInAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { sendingState } from '../../support/sending-state.ts'

function LoginOrSignedIn() {
  return useAtomValue(isSignedInAtom) ? <p>Signed in</p> : <LoginContainer />
}

const meta = {
  title: 'Features/Auth/Login',
  component: LoginContainer,
  decorators: [withStoreAndToasts],
  render: () => <LoginOrSignedIn />,
} satisfies Meta<typeof LoginContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const MissingValuesFocusFirstField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await canvas.findByText('Email is required.')
    await expect(canvas.getByText('Password is required.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'current-password')
  },
}

export const InvalidValues: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ada')
    await userEvent.type(canvas.getByLabelText(/^Password/), '12345{Enter}')
    await canvas.findByText('Email format is invalid.')
    await expect(canvas.getByText('Password must be at least 6 characters.')).toBeVisible()
  },
}

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Email/), 'ada@whirligig.test')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'whirligig{Enter}')
}

export const RejectedKeepsValues: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/login', () =>
        HttpResponse.json({ error: 'Email or password is incorrect.' }, { status: 400 }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    const { canvas } = context
    await canvas.findByText('Please try to login again!')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email or password is incorrect.')
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('ada@whirligig.test')
  },
}

export const DisabledAccount: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/login', () => HttpResponse.json({ error: RESPONSE_TEXT.auth.disabled }, { status: 400 })),
    )
  },
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(RESPONSE_TEXT.auth.disabled)
  },
}

export const ErrorStaysUntilTheNextSubmit: Story = {
  beforeEach: RejectedKeepsValues.beforeEach,
  play: async (context) => {
    await fill(context)
    const { canvas, userEvent, msw } = context
    await canvas.findByRole('alert')
    await userEvent.type(canvas.getByLabelText(/^Password/), 's')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email or password is incorrect.')
    msw.use(http.post('/api/auth/login', () => delay('infinite')))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/auth/login', () => HttpResponse.error()))
  },
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The shop cannot be reached. Please check your connection and try again.',
    )
  },
}

export const Submitting: Story = sendingState('/api/auth/login', 'Sign In', fill)

export const SignsIn: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/auth/login', () => HttpResponse.json(aSignInResponse())))
  },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText('Signed in')
    await context.canvas.findByText(/^Hey .+, Welcome Back!$/)
    await expect(localStorage.getItem('token')).toBe(aSignInResponse().token)
  },
}
