import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChangePasswordContainer } from '@whirligig/account'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aUser } from '@whirligig/contract/fixtures'
import { isSignedInAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { sendingState } from '../../support/sending-state.ts'
import { signedIn } from '../../support/signed-in.ts'

function ChangePasswordOrSignedOut() {
  return useAtomValue(isSignedInAtom) ? <ChangePasswordContainer /> : <p>Signed out</p>
}

const meta = {
  title: 'Features/Account/Change Password',
  tags: ['role:member'],
  component: ChangePasswordContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  render: () => <ChangePasswordOrSignedOut />,
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/user/me', () => HttpResponse.json({ user: aUser() })))
  },
} satisfies Meta<typeof ChangePasswordContainer>

export default meta
type Story = StoryObj<typeof meta>

export const HasHiddenUsernameField: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue('mina@whirligig.test'),
    )
    await expect(canvas.getByLabelText(/^Old Password/)).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.getByLabelText(/^New Password/)).toHaveAttribute('autocomplete', 'new-password')
  },
}

export const MissingValues: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }))
    await canvas.findByText('Password is required.')
    await expect(canvas.getByText('Confirm password is required.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Old Password/)).toHaveFocus())
  },
}

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Old Password/), 'whirligig')
  await userEvent.type(canvas.getByLabelText(/^New Password/), 'pinwheel{Enter}')
}

export const Submitting: Story = sendingState('/api/auth/reset', 'Change Password', fill)

export const WrongOldPasswordKeepsValues: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/reset', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.auth.wrongOldPassword }, { status: 400 }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText('Please enter your correct old password.')
    await expect(context.canvas.getByLabelText(/^New Password/)).toHaveValue('pinwheel')
  },
}

export const ChangesPasswordAndSignsOut: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/auth/reset', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.auth.passwordChanged }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText('Signed out')
    await context.canvas.findByText('Password changed successfully. Please login with your new password.')
    await expect(localStorage.getItem('token')).toBeNull()
  },
}
