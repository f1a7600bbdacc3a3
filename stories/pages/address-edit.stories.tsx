import type { Meta, StoryObj } from '@storybook/react-vite'
import { anAddress } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { queryPageStates } from '../support/query-page-states.ts'

const ADDRESS = anAddress()

const meta = {
  title: 'Pages/Account/Address Edit',
  tags: ['role:member'],
  ...signedInStory,
  args: { path: `/dashboard/address/edit/${ADDRESS._id}` },
  beforeEach: (context) => {
    signedInStory.beforeEach(context)
    context.msw.use(http.get('/api/address/:id', () => HttpResponse.json({ address: ADDRESS })))
  },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Edit Address')
    await expect(await canvas.findByLabelText(/^Address/)).toHaveValue(ADDRESS.address)
    await expect(canvas.getByLabelText(/^City/)).toHaveValue(ADDRESS.city)
  },
}

const states = queryPageStates({
  endpoint: 'get /address/:id',
  errorText: 'The address could not be loaded.',
  content: 'Save changes',
  notFound: 'No address found.',
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const NotFound404: Story = states.NotFound404
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
