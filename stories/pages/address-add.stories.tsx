import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/core/session'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { formStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Address Add',
  tags: ['role:member'],
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: '/dashboard/address/add' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Add Address' })
    await canvas.findByRole('checkbox', { name: 'As the Default' })
  },
}

const states = formStates({
  call: 'post /address/add',
  fill: {
    Address: '12 Clockmaker Lane',
    City: 'Portland',
    State: 'Oregon',
    Country: 'United States',
    Zipcode: '97201',
  },
  submit: 'Add Address',
  isPrivate: true,
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
