import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditAddressContainer } from '@whirligig/account'
import lost from '@whirligig/art/empty/lost.svg'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { anAddress } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectEmptyState, expectLoading } from '../../support/expect-list-state.ts'
import { signedIn } from '../../support/signed-in.ts'

const address = anAddress()

const meta = {
  title: 'Features/Account/Edit Address',
  tags: ['role:member'],
  component: EditAddressContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    id: address._id,
    listHref: '#/dashboard/address',
    onSaved: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
    emptyPicture: <img src={lost} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/address/:id', () => HttpResponse.json({ address })))
  },
} satisfies Meta<typeof EditAddressContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^City/ })).toHaveValue('Portland')
    await expect(canvas.getByRole('checkbox', { name: 'As the Default' })).toBeChecked()
  },
}

export const SavesChanges: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/address/:id', async ({ request }) => {
        const { _id, ...values } = address
        await expect(await request.json()).toEqual({ ...values, city: 'Salem' })
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.address.updated })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const city = await canvas.findByRole('textbox', { name: /^City/ })
    await userEvent.clear(city)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText('City is required.')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await userEvent.type(city, 'Salem')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText(RESPONSE_TEXT.address.updated)
    await expect(args.onSaved).toHaveBeenCalledOnce()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

/** The address was deleted in another tab. */
export const DeletedWhileEditing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/address/:id', () => HttpResponse.json({ message: 'No address found.' }, { status: 404 })))
  },
  play: async ({ canvas, userEvent, args }) => {
    const city = await canvas.findByRole('textbox', { name: /^City/ })
    await userEvent.clear(city)
    await userEvent.type(city, 'Salem')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/deleted in the meantime/)
    await expect(city).toHaveValue('Salem')
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

export const NotFound: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/address/:id', () => HttpResponse.json({ message: 'x' }, { status: 404 })))
  },
  play: () =>
    expectEmptyState('No address found.', 'It may have been deleted.', {
      name: 'Addresses',
      href: '#/dashboard/address',
    }),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/address/:id', () => delay('infinite')))
  },
  play: () => expectLoading('Loading the address'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/address/:id', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('textbox', { name: /^City/ })
  },
}
