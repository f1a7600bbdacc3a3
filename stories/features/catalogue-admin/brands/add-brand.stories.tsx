import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddBrandContainer } from '@whirligig/catalogue-admin'
import { FORM_TEXT, RESPONSE_TEXT } from '@whirligig/contract'
import { aBrand } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen } from 'storybook/test'
import { withStoreAndToasts } from '../../../support/decorators/with-store.tsx'
import { signedIn } from '../../../support/signed-in.ts'

const meta = {
  title: 'Features/Catalogue Admin/Brands/Add Brand',
  tags: ['role:admin'],
  component: AddBrandContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: { listHref: '#/dashboard/brand', onAdded: fn(), onCancel: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof AddBrandContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Brand' }))
    await canvas.findByText(FORM_TEXT.name.required)
    await canvas.findByText(FORM_TEXT.description.required)
  },
}

export const Adds: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/brand/add', async ({ request }) => {
        await expect(await request.json()).toEqual({ name: 'Gearhart', description: 'Robots.' })
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.brand.added, brand: aBrand() })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Gearhart')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Robots.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Brand' }))
    await screen.findByText(RESPONSE_TEXT.brand.added)
    await expect(args.onAdded).toHaveBeenCalledOnce()
  },
}

export const Submitting: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/brand/add', () => delay('infinite')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Gearhart')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Robots.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Brand' }))
    await canvas.findByRole('button', { name: 'Add Brand', busy: true })
  },
}
