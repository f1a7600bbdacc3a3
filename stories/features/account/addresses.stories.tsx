import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressesContainer } from '@whirligig/account'
import lost from '@whirligig/art/empty/lost.svg'
import { type Address, RESPONSE_TEXT } from '@whirligig/contract'
import { anAddress } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectEmptyState, expectLoading } from '../../support/expect-list-state.ts'
import { signedIn } from '../../support/signed-in.ts'

const home = anAddress()
const work = anAddress({ address: '7 Harbour Street', isDefault: false })
const addressHandler = (addresses: readonly Address[]) =>
  http.get('/api/address', () => HttpResponse.json({ addresses }))

const meta = {
  title: 'Features/Account/Addresses',
  tags: ['role:member'],
  component: AddressesContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    addHref: '#/dashboard/address/add',
    editHref: (id) => `#/dashboard/address/edit/${id}`,
    emptyPicture: <img src={lost} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(addressHandler([home, work]))
  },
} satisfies Meta<typeof AddressesContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('12 Clockmaker Lane')
    await expect(canvas.getByText('Default')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit 7 Harbour Street' })).toHaveAttribute(
      'href',
      args.editHref(work._id),
    )
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', args.addHref)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(addressHandler([]))
  },
  play: () => expectEmptyState('No addresses found.', 'Add an address to have your next order delivered there.'),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/address', () => delay('infinite')))
  },
  play: () => expectLoading('Loading your addresses'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/address', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('12 Clockmaker Lane')
  },
}

export const DeletesAfterConfirmation: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete(`/api/address/delete/${work._id}`, () => {
        msw.use(addressHandler([home]))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.address.deleted })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 7 Harbour Street' }))
    await screen.findByRole('alertdialog', { name: 'Delete this address?' })
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 7 Harbour Street' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText(RESPONSE_TEXT.address.deleted)
    await waitFor(() => expect(canvas.queryByText('7 Harbour Street')).toBeNull())
  },
}
