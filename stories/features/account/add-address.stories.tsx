import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddAddressContainer } from '@whirligig/account'
import { FORM_TEXT, LIMITS, RESPONSE_TEXT } from '@whirligig/contract'
import { anAddress } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, fn } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectValidationErrors, tooLong } from '../../support/expect-validation-errors.ts'
import { signedIn } from '../../support/signed-in.ts'

const meta = {
  title: 'Features/Account/Add Address',
  tags: ['role:member'],
  component: AddAddressContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: { onAdded: fn(), onCancel: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof AddAddressContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const [name, purpose] of [
      [/^Address/, 'street-address'],
      [/^City/, 'address-level2'],
      [/^State/, 'address-level1'],
      [/^Country/, 'country-name'],
      [/^Zipcode/, 'postal-code'],
    ] as const) {
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('autocomplete', purpose)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const MissingValues: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Address' }))
    for (const text of [
      FORM_TEXT.address.required,
      FORM_TEXT.city.required,
      FORM_TEXT.state.required,
      FORM_TEXT.country.required,
      FORM_TEXT.zipCode.required,
    ]) {
      await canvas.findByText(text)
    }
    await userEvent.type(canvas.getByRole('textbox', { name: /^Zipcode/ }), '123')
    await canvas.findByText('Zipcode must be at least 5 characters.')
    await expect(canvas.getByRole('textbox', { name: /^Address/ })).toHaveAttribute('aria-invalid', 'true')
  },
}

const TOO_LONG = tooLong(LIMITS.addressLine)

export const TooLongValues: Story = {
  play: expectValidationErrors('Add Address', [
    { label: /^Address/, typed: TOO_LONG, message: FORM_TEXT.address.long },
    { label: /^City/, typed: TOO_LONG, message: FORM_TEXT.city.long },
    { label: /^State/, typed: TOO_LONG, message: FORM_TEXT.state.long },
    { label: /^Country/, typed: TOO_LONG, message: FORM_TEXT.country.long },
  ]),
}

export const AddsAddress: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/address/add', async ({ request }) => {
        const { _id, ...sent } = anAddress()
        await expect(await request.json()).toEqual(sent)
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.address.added, address: anAddress() })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const { address, city, state, country, zipCode } = anAddress()
    const type = (label: RegExp, text: string) => userEvent.type(canvas.getByRole('textbox', { name: label }), text)
    await type(/^Address/, address)
    await type(/^City/, city)
    await type(/^State/, state)
    await type(/^Country/, country)
    await type(/^Zipcode/, zipCode)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'As the Default' }))
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Address' }))
    await canvas.findByText(RESPONSE_TEXT.address.added)
    await expect(args.onAdded).toHaveBeenCalledOnce()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

export const KeepsValuesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/address/add', () => HttpResponse.error()))
  },
  play: async ({ canvas, userEvent, args }) => {
    for (const label of [/^Address/, /^City/, /^State/, /^Country/, /^Zipcode/]) {
      await userEvent.type(canvas.getByRole('textbox', { name: label }), 'Somewhere')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Add Address' }))
    await canvas.findByText(/The shop cannot be reached/)
    await expect(canvas.getByRole('textbox', { name: /^City/ })).toHaveValue('Somewhere')
    await expect(args.onAdded).not.toHaveBeenCalled()
  },
}
