import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressPickerContainer } from '@whirligig/account'
import { type Address, RESPONSE_TEXT } from '@whirligig/contract'
import { anAddress } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, fn } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { signedIn } from '../../support/signed-in.ts'

const home = anAddress()
const work = anAddress({ address: '7 Harbour Street', isDefault: false })
const addressHandler = (addresses: readonly Address[]) =>
  http.get('/api/address', () => HttpResponse.json({ addresses }))

const meta = {
  title: 'Features/Account/Address Picker',
  tags: ['role:member'],
  component: AddressPickerContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: { onPick: fn(), onCancel: fn(), loading: false },
  beforeEach: ({ msw }) => {
    msw.use(addressHandler([home, work]))
  },
} satisfies Meta<typeof AddressPickerContainer>

export default meta
type Story = StoryObj<typeof meta>

export const PicksDefaultOrSelected: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('radio', { name: /12 Clockmaker Lane/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /7 Harbour Street/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }))
    await expect(args.onPick).toHaveBeenCalledWith(work._id, false)
  },
}

export const WithoutAddresses: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      addressHandler([]),
      http.post('/api/address/add', () =>
        HttpResponse.json({ success: true, message: RESPONSE_TEXT.address.added, address: home }),
      ),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('form', { name: 'Add Address' })
    for (const label of [/^Address/, /^City/, /^State/, /^Country/, /^Zipcode/]) {
      await userEvent.type(canvas.getByRole('textbox', { name: label }), 'Somewhere')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Add Address' }))
    await canvas.findByText(RESPONSE_TEXT.address.added)
    await expect(args.onPick).toHaveBeenCalledWith(home._id, true)
  },
}

export const AddsAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Address' }))
    await canvas.findByRole('form', { name: 'Add Address' })
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('radio', { name: /12 Clockmaker Lane/ })).toBeChecked()
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Deliver to this address' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('radio', { name: /12 Clockmaker Lane/ })).toBeChecked()
  },
}
