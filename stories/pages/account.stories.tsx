import type { Meta, StoryObj } from '@storybook/react-vite'
import { ANSWER_TEXT } from '@whirligig/contract'
import { aUser } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { formStates } from '../support/page-states.ts'
import { shopHandlers } from '../support/shop-handlers.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Account',
  tags: ['role:member'],
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: '/dashboard' },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your Account' })
    await canvas.findByDisplayValue('Marlow')
  },
}

export const Saved: Story = {
  beforeEach: ({ msw }) => {
    const user = aUser({ lastName: 'Winder' })
    msw.use(
      http.put('/api/user', () => HttpResponse.json({ success: true, message: ANSWER_TEXT.profile.updated, user })),
      ...shopHandlers(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByDisplayValue('Marlow')
    await userEvent.clear(name)
    await userEvent.type(name, 'Winder')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText(ANSWER_TEXT.profile.updated)
  },
}

const states = formStates({
  call: 'put /user',
  fill: { 'First Name': 'Mina', 'Last Name': 'Winder' },
  submit: 'Save changes',
  isPrivate: true,
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
