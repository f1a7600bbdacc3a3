import type { Meta, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { appStory } from '../support/app-story.ts'

const meta = {
  title: 'Flows/Become A Seller',
  ...appStory,
  args: { path: '/contact' },
} satisfies Meta<typeof appStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const AppliesAndSignsUp: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/merchant/add', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.received('555-010-0199') }),
      ),
      http.post('/api/merchant/signup/invitation', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.merchant.signedUp }),
      ),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('submit an application', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Sell With Us' }))
      await canvas.findByRole('heading', { level: 1, name: 'Become A Whirligig Seller!' })
      await userEvent.type(canvas.getByLabelText(/^Name/), 'Bruno Bramble')
      await userEvent.type(canvas.getByLabelText(/^Email/), 'bruno@whirligig.test')
      await userEvent.type(canvas.getByLabelText(/^Phone Number/), '555-010-0199')
      await userEvent.type(canvas.getByLabelText(/^Brand/), 'Bramble & Bear')
      await userEvent.type(canvas.getByLabelText(/^Business/), 'We sew bears.')
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
      await canvas.findByText('We received your request! we will reach you on your phone number 555-010-0199!')
    })
    await step('follow the invitation', async () => {
      location.hash = '#/merchant-signup/invitation?email=bruno%40whirligig.test'
      await canvas.findByDisplayValue('bruno@whirligig.test')
      await userEvent.type(canvas.getByLabelText(/^First Name/), 'Bruno')
      await userEvent.type(canvas.getByLabelText(/^Last Name/), 'Bramble')
      await userEvent.type(canvas.getByLabelText(/^Password/), 'whirligig')
      await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }))
      await canvas.findByRole('heading', { level: 1, name: 'Login' })
      await waitFor(() => expect(location.hash).toBe('#/login'))
    })
  },
}
