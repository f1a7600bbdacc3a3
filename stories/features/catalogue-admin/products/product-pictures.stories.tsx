import type { Meta, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { BEARS, editProductStory, productResponse } from '../../../support/edit-product-story.tsx'
import { createPng } from '../../../support/sample-files.ts'

const meta = {
  title: 'Features/Catalogue Admin/Products/Product Pictures',
  tags: ['role:admin', 'role:merchant'],
  ...editProductStory,
} satisfies Meta<typeof editProductStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const ReplacesPicture: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/product/:id/image', async ({ request }) => {
        const image = (await request.formData()).get('image')
        await expect(image).toHaveProperty('name', 'bears.png')
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.updated, product: BEARS })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const file = createPng('bears.png')
    await userEvent.upload(await canvas.findByLabelText('Picture'), file)
    const upload = await canvas.findByRole('button', { name: 'Upload picture' })
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true))
    await userEvent.click(upload)
    await screen.findByText(RESPONSE_TEXT.product.updated)
    await waitFor(() => expect(canvas.queryByText('bears.png')).toBeNull())
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
  },
}

const PICTURES = ['/images/toys/bear.svg', '/images/toys/bunny.svg']

export const SortsPictures: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      productResponse({ ...BEARS, images: PICTURES }),
      http.put('/api/product/:id/pictures', async ({ request }) => {
        await expect(await request.json()).toEqual({ images: PICTURES.toReversed() })
        msw.use(productResponse({ ...BEARS, images: PICTURES.toReversed() }))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.updated })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move picture 2 up' }))
    await screen.findByText(RESPONSE_TEXT.product.updated)
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Picture 1 of Teddy Bears' })).toHaveAttribute(
        'src',
        '/images/toys/bunny.svg',
      ),
    )
  },
}

export const PicturesHaveChanged: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      productResponse({ ...BEARS, images: PICTURES }),
      http.put('/api/product/:id/pictures', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.product.pictures }, { status: 400 }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove picture 2' }))
    await screen.findByText(RESPONSE_TEXT.product.pictures)
  },
}

const ADDED = '/images/toys/duck.svg'

export const AddsPicture: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      productResponse({ ...BEARS, images: PICTURES }),
      http.post('/api/product/:id/picture', async ({ request }) => {
        await expect((await request.formData()).get('image')).toHaveProperty('name', 'duck.png')
        const product = { ...BEARS, images: [...PICTURES, ADDED] }
        msw.use(productResponse(product))
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.product.updated, product })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Another picture'), createPng('duck.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add picture' }))
    await screen.findByText(RESPONSE_TEXT.product.updated)
    await expect(await canvas.findByRole('img', { name: 'Picture 3 of Teddy Bears' })).toHaveAttribute('src', ADDED)
    await waitFor(() => expect(canvas.queryByText('duck.png')).toBeNull())
  },
}

export const TooManyPictures: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      productResponse({ ...BEARS, images: PICTURES }),
      http.post('/api/product/:id/picture', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.product.tooManyPictures }, { status: 400 }),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Another picture'), createPng('bears.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add picture' }))
    await screen.findByText(RESPONSE_TEXT.product.tooManyPictures)
    await expect(canvas.getByText('bears.png')).toBeVisible()
  },
}
