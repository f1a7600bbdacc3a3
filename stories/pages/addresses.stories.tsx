import type { Meta, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { anAddress } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectEmptyState } from '../support/expect-list-state.ts'
import { expectPage } from '../support/expect-page.ts'
import { queryPageStates } from '../support/query-page-states.ts'

const meta = {
  title: 'Pages/Account/Addresses',
  tags: ['role:member'],
  ...signedInStory,
  args: { path: '/dashboard/address' },
  beforeEach: (context) => {
    signedInStory.beforeEach(context)
    context.msw.use(http.get('/api/address', () => HttpResponse.json({ addresses: [anAddress()] })))
  },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expectPage('Addresses')
    await expect(await canvas.findByRole('link', { name: 'Edit 12 Clockmaker Lane' })).toHaveAttribute(
      'href',
      `/#/dashboard/address/edit/${anAddress()._id}`,
    )
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/address', () => HttpResponse.json({ addresses: [] })))
  },
  play: async () => {
    await expectEmptyState('No addresses found.', 'Add an address to have your next order delivered there.', {
      ...{ name: 'Add', href: '/#/dashboard/address/add' },
    })
  },
}

export const MovesFocusAfterDelete: Story = {
  beforeEach: ({ msw }) => {
    let addresses = [anAddress(), anAddress({ address: '7 Harbour Street', isDefault: false })]
    msw.use(
      http.get('/api/address', () => HttpResponse.json({ addresses })),
      http.delete('/api/address/delete/:id', ({ params }) => {
        addresses = addresses.filter(({ _id }) => _id !== params.id)
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.address.deleted })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Delete 12 Clockmaker Lane' })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    const keep = await screen.findByRole('button', { name: 'Keep it' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Edit 7 Harbour Street' })).toHaveFocus())
  },
}

const states = queryPageStates({
  endpoint: 'get /address',
  errorText: 'Your addresses could not be loaded.',
  content: /Clockmaker Lane/,
})

export const Loading: Story = states.Loading
export const Unauthorized401: Story = states.Unauthorized401
export const ServerUnreachable: Story = states.ServerUnreachable
export const RecoversFromFailures: Story = states.RecoversFromFailures
