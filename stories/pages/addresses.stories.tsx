import type { Meta, StoryObj } from '@storybook/react-vite'
import { ANSWER_TEXT } from '@whirligig/contract'
import { anAddress } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import { screenStates } from '../support/page-states.ts'
import { wholeShopStory } from '../support/whole-shop-story.ts'

const meta = {
  title: 'Pages/Account/Addresses',
  tags: ['role:member'],
  ...wholeShopStory,
  parameters: { ...wholeShopStory.parameters, preset: [preset(startSessionAtom, 'token')] },
  args: { path: '/dashboard/address' },
  beforeEach: (context) => {
    wholeShopStory.beforeEach(context)
    context.msw.use(http.get('/api/address', () => HttpResponse.json({ addresses: [anAddress()] })))
  },
} satisfies Meta<typeof wholeShopStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/Clockmaker Lane/)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/address', () => HttpResponse.json({ addresses: [] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No addresses found.')
  },
}

export const TheNextOneHasTheFocusOfWhatIsDeleted: Story = {
  beforeEach: ({ msw }) => {
    let addresses = [anAddress(), anAddress({ address: '7 Harbour Street', isDefault: false })]
    msw.use(
      http.get('/api/address', () => HttpResponse.json({ addresses })),
      http.delete('/api/address/delete/:id', ({ params }) => {
        addresses = addresses.filter(({ _id }) => _id !== params.id)
        return HttpResponse.json({ success: true, message: ANSWER_TEXT.address.deleted })
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

const states = screenStates({
  call: 'get /address',
  failed: 'Your addresses could not be loaded.',
  filled: /Clockmaker Lane/,
})

export const Loading: Story = states.Loading
export const Refused400: Story = states.Refused400
export const SignedOut401: Story = states.SignedOut401
export const Forbidden403: Story = states.Forbidden403
export const Missing404: Story = states.Missing404
export const Unreachable: Story = states.Unreachable
