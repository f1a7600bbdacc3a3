import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandOffNoticeContainer } from '@whirligig/catalogue-admin'
import { type Brand, RESPONSE_TEXT } from '@whirligig/contract'
import { aBrand } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../../support/decorators/with-store.tsx'
import { forViewport } from '../../../support/for-viewport.ts'
import { signedIn } from '../../../support/signed-in.ts'

const off = aBrand({ isActive: false })
const handler = (brand: Brand) => http.get('/api/brand', () => HttpResponse.json({ brands: [brand] }))

const meta = {
  title: 'Features/Catalogue Admin/Brands/Brand Off Notice',
  tags: ['role:merchant'],
  component: BrandOffNoticeContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  beforeEach: ({ msw }) => {
    msw.use(handler(off))
  },
} satisfies Meta<typeof BrandOffNoticeContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your brand is not in the shop yet')
    await expect(canvas.getByRole('switch', { name: `${off.name} active` })).not.toBeChecked()
  },
}

export const Phone: Story = { ...Off, ...forViewport('phone') }

export const SwitchesBrandOn: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put(`/api/brand/${off._id}/active`, async ({ request }) => {
        await expect(await request.json()).toEqual({ brand: { isActive: true } })
        msw.use(handler({ ...off, isActive: true }))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.brand.updated })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch'))
    await screen.findByText(RESPONSE_TEXT.brand.updated)
    await waitFor(() => expect(canvas.queryByText('Your brand is not in the shop yet')).toBeNull())
  },
}

export const StaysWhenSwitchingFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put(`/api/brand/${off._id}/active`, () => HttpResponse.json({ error: 'No.' }, { status: 400 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch'))
    await screen.findByText('No.')
    await canvas.findByText('Your brand is not in the shop yet')
  },
}
