import type { Meta, StoryObj } from '@storybook/react-vite'
import { formStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Register',
  ...wholeShopStory,
  args: { path: '/register' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Create an Account' })
  },
}

const states = formStates({
  call: 'post /auth/register',
  fill: {
    Email: 'mina@whirligig.test',
    'First Name': 'Mina',
    'Last Name': 'Marlow',
    Password: 'whirligig',
  },
  submit: 'Sign Up',
  title: 'Please try to signup again!',
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
