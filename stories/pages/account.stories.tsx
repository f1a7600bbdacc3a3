import type { Meta, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aUser } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { formPageStates } from '../support/form-page-states.ts'
import { shopHandlers } from '../support/shop-handlers.ts'

const meta = {
  title: 'Pages/Account/Account',
  tags: ['role:member'],
  ...signedInStory,
  args: { path: '/dashboard' },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Your Account')
    await expect(await canvas.findByLabelText(/^First Name/)).toHaveValue('Mina')
    await expect(canvas.getByLabelText(/^Last Name/)).toHaveValue('Marlow')
  },
}

export const Saved: Story = {
  beforeEach: ({ msw }) => {
    const user = aUser({ lastName: 'Winder' })
    msw.use(
      http.put('/api/user', () => HttpResponse.json({ success: true, message: RESPONSE_TEXT.profile.updated, user })),
      ...shopHandlers(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByDisplayValue('Marlow')
    await userEvent.clear(name)
    await userEvent.type(name, 'Winder')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText(RESPONSE_TEXT.profile.updated)
  },
}

const states = formPageStates({
  endpoint: 'put /user',
  values: { 'First Name': 'Mina', 'Last Name': 'Winder' },
  submitLabel: 'Save changes',
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
