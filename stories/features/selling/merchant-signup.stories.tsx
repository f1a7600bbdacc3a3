import type { Meta, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { MerchantSignupContainer } from '@whirligig/selling'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectInView } from '../../support/expect-in-view.ts'
import { sendingState } from '../../support/sending-state.ts'

const meta = {
  title: 'Features/Selling/Merchant Signup',
  component: MerchantSignupContainer,
  decorators: [withStoreAndToasts],
  args: { token: 'invitation', email: 'bruno+toys@whirligig.test', contactHref: '#/contact', onSignedUp: fn() },
} satisfies Meta<typeof MerchantSignupContainer>

export default meta
type Story = StoryObj<typeof meta>

export const PrefilledEmail: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('bruno+toys@whirligig.test')
    await expect(canvas.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username')
  },
}

export const FocusesFirstMissingField: Story = {
  args: { email: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), '12345{Enter}')
    await canvas.findByText('Email is required.')
    for (const message of ['First Name is required.', 'Last Name is required.', 'Password is required.']) {
      await expect(canvas.getByText(message)).toBeVisible()
    }
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus())
  },
}

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^First Name/), 'Bruno')
  await userEvent.type(canvas.getByLabelText(/^Last Name/), 'Bramble')
  await userEvent.type(canvas.getByLabelText(/^Password/), 'whirligig{Enter}')
}

export const Sending: Story = sendingState('/api/merchant/signup/:token', 'Get Started', fill)

export const ExpiredInvitation: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/merchant/signup/:token', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.merchant.expired }, { status: 400 }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    const { canvas } = context
    await canvas.findByText('Please try to signup again!')
    await expect(canvas.getByText('Your invitation has expired. Please ask us for a new one.')).toBeInTheDocument()
    await canvas.findByRole('link', { name: 'Contact us' })
    await expect(canvas.getByRole('alert')).toHaveTextContent('If you have signed up already, please log in.')
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue('Bruno')
  },
}

/** A phone shows the button that was pressed, and not the start of the form. */
export const ScrollsToExpiredInvitation: Story = {
  ...ExpiredInvitation,
  decorators: [
    (Story) => (
      <div className="pb-[100vh]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^First Name/), 'Bruno')
    await userEvent.type(canvas.getByLabelText(/^Last Name/), 'Bramble')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'whirligig')
    const button = canvas.getByRole('button', { name: 'Get Started' })
    button.scrollIntoView({ block: 'start', behavior: 'instant' })
    await userEvent.click(button)
    await canvas.findByText('Please try to signup again!')
    await expectInView(await canvas.findByRole('alert'))
  },
}

export const SignsUp: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/merchant/signup/invitation', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.signedUp }),
      ),
    )
  },
  play: async (context) => {
    await fill(context)
    await context.canvas.findByText(
      'You have signed up successfully! You will be receiving an email as well. Thank you!',
    )
    await expect(context.args.onSignedUp).toHaveBeenCalledOnce()
  },
}
