import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResetPasswordContainer } from '@whirligig/auth'
import { FORM_TEXT, RESPONSE_TEXT, TOAST_TEXT } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectValidationErrors } from '../../support/expect-validation-errors.ts'
import { sendingState } from '../../support/sending-state.ts'

const meta = {
  title: 'Features/Auth/Reset Password',
  component: ResetPasswordContainer,
  decorators: [withStoreAndToasts],
  args: { token: 'a/b', forgotHref: '#/forgot-password', onChanged: fn() },
} satisfies Meta<typeof ResetPasswordContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    for (const label of [/^Password/, /^Confirm Password/]) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password')
    }
  },
}

export const MissingValuesFocusFirstField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    await canvas.findByText('Password is required.')
    await expect(canvas.getByText('Confirm password is required.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveFocus())
  },
}

const fill =
  (password: string, confirmPassword = password): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), password)
    await userEvent.type(canvas.getByLabelText(/^Confirm Password/), `${confirmPassword}{Enter}`)
  }

export const DifferentPasswords: Story = {
  play: async (context) => {
    await fill('whirligig', 'whirligog')(context)
    await context.canvas.findByText('Confirm password and password fields must match.')
    await waitFor(() => expect(context.canvas.getByLabelText(/^Confirm Password/)).toHaveFocus())
  },
}

export const TooShortPasswords: Story = {
  play: expectValidationErrors('Reset Password', [
    { label: /^Password/, typed: 'short', message: FORM_TEXT.password.short },
    { label: /^Confirm Password/, typed: 'short', message: FORM_TEXT.confirmPassword.short },
  ]),
}

export const Submitting: Story = sendingState('/api/auth/reset/:token', 'Reset Password', fill('whirligig'))

export const UsedLink: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/reset/:token', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.auth.resetLinkExpired }, { status: 400 }),
      ),
    )
  },
  play: async (context) => {
    await fill('whirligig')(context)
    const { canvas } = context
    await canvas.findByText('Please try to reset again!')
    await expect(
      canvas.getByText('Your token has expired. Please attempt to reset your password again.'),
    ).toBeInTheDocument()
    await expect(await canvas.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '#/forgot-password',
    )
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('whirligig')
  },
}

export const ServerError: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/auth/reset/:token', () => HttpResponse.json({}, { status: 500 })))
  },
  play: async (context) => {
    await fill('whirligig')(context)
    const { canvas } = context
    await expect(await canvas.findByRole('alert')).toHaveTextContent(TOAST_TEXT.fallback)
    await expect(canvas.queryByRole('link', { name: 'Ask for a new link' })).toBeNull()
  },
}

export const ResetsPassword: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/reset/:token', async ({ request, params }) =>
        HttpResponse.json({
          success: true,
          message: `${params.token}: ${Object.keys(Object(await request.json()))}`,
        }),
      ),
    )
  },
  play: async (context) => {
    await fill('whirligig')(context)
    await context.canvas.findByText('a/b: password,confirmPassword')
    await expect(context.args.onChanged).toHaveBeenCalledOnce()
  },
}
