import type { Meta, StoryObj } from '@storybook/react-vite'
import { anAddress } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { screenStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const ADDRESS = anAddress()

const meta = {
  title: 'Pages/Account/Address Edit',
  tags: ['role:member'],
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: `/dashboard/address/edit/${ADDRESS._id}` },
  beforeEach: (context) => {
    wholeShopStory.beforeEach(context)
    context.msw.use(http.get('/api/address/:id', () => HttpResponse.json({ address: ADDRESS })))
  },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('12 Clockmaker Lane')
  },
}

const states = screenStates({
  call: 'get /address/:id',
  failed: 'The address could not be loaded.',
  filled: 'Save changes',
  missing: 'No address found.',
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
