import type { Meta, StoryObj } from '@storybook/react-vite'
import { onScreen } from '../support/on-screen.ts'
import { formStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Storefront/Sell',
  ...wholeShopStory,
  args: { path: '/sell' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Become A Whirligig Seller!' })
    await canvas.findByRole('heading', { level: 2, name: 'Set up your stall in our toy box' })
    await canvas.findByRole('button', { name: 'Submit' })
  },
}
export const OnAPhone: Story = onScreen('phone')

const states = formStates({
  call: 'post /merchant/add',
  fill: {
    Name: 'Bruno Bramble',
    Email: 'bruno@whirligig.test',
    'Phone Number': '555-010-0199',
    Brand: 'Bramble & Bear',
    Business: 'We sew bears that are brave.',
  },
  submit: 'Submit',
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
