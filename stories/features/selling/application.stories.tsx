import type { Meta, StoryObj } from '@storybook/react-vite'
import { FORM_TEXT, LIMITS, RESPONSE_TEXT } from '@whirligig/contract'
import { ApplicationContainer } from '@whirligig/selling'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectValidationErrors, tooLong } from '../../support/expect-validation-errors.ts'
import { sendingState } from '../../support/sending-state.ts'

const meta = {
  title: 'Features/Selling/Application',
  component: ApplicationContainer,
  decorators: [withStoreAndToasts],
} satisfies Meta<typeof ApplicationContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FocusesFirstMissingField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Name is required.')
    for (const message of [
      'Email is required.',
      'Phone number is required.',
      'Brand is required.',
      'Business is required.',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible()
    }
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus())
  },
}

const fill =
  (phone: string, business: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Bruno Bramble')
    await userEvent.type(canvas.getByLabelText(/^Email/), 'bruno@whirligig.test')
    await userEvent.type(canvas.getByLabelText(/^Phone Number/), phone)
    await userEvent.type(canvas.getByLabelText(/^Brand/), 'Bramble & Bear')
    await userEvent.type(canvas.getByLabelText(/^Business/), business)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
  }

export const Invalid: Story = {
  play: async (context) => {
    await fill('555-0100', 'Bears.')(context)
    const { canvas } = context
    await canvas.findByText('Phone number format is invalid.')
    await expect(canvas.getByText('Business must be at least 10 characters.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Phone Number/)).toHaveFocus())
  },
}

export const TooLong: Story = {
  play: expectValidationErrors('Submit', [
    { label: /^Brand/, typed: tooLong(LIMITS.name), message: FORM_TEXT.brandName.long },
    { label: /^Business/, typed: tooLong(LIMITS.business.max), message: FORM_TEXT.business.long },
  ]),
}

export const Sending: Story = sendingState('/api/merchant/add', 'Submit', fill('(555) 010-0199', 'We sew bears.'))

export const KeepsInputAfterError: Story = {
  beforeEach: ({ msw }) => {
    const error = RESPONSE_TEXT.auth.emailTaken
    msw.use(
      http.post('/api/merchant/add', () =>
        HttpResponse.json({ error, issues: [{ path: 'email', message: error }] }, { status: 400 }),
      ),
    )
  },
  play: async (context) => {
    await fill('(555) 010-0199', 'We sew bears.')(context)
    const { canvas } = context
    await canvas.findByText('Please Try Again!')
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toBeInvalid())
    await expect(canvas.getByLabelText(/^Business/)).toHaveValue('We sew bears.')
  },
}

export const ResetsAfterSending: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/merchant/add', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.received('(555) 010-0199') }),
      ),
    )
  },
  play: async (context) => {
    await fill('(555) 010-0199', 'We sew bears.')(context)
    const { canvas } = context
    await canvas.findByText('We received your request! we will reach you on your phone number (555) 010-0199!')
    await canvas.findByText('We have received your application and sent a confirmation to your email.')
    for (const label of [/^Name/, /^Email/, /^Phone Number/, /^Brand/, /^Business/]) {
      await expect(canvas.getByLabelText(label)).toHaveValue('')
    }
  },
}
