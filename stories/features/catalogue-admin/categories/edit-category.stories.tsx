import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditCategoryContainer } from '@whirligig/catalogue-admin'
import { type Category, RESPONSE_TEXT } from '@whirligig/contract'
import { aCategory, TOYS } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { resourceEditStates, slugTakenState } from '../../../support/admin-resource-states.ts'
import { editResourceStory } from '../../../support/edit-resource-story.tsx'
import { forViewport } from '../../../support/for-viewport.ts'

const soft = aCategory({ version: 2 })
const handler = (category: Category) => http.get('/api/category/:id', () => HttpResponse.json({ category }))

const meta = {
  title: 'Features/Catalogue Admin/Categories/Edit Category',
  tags: ['role:admin'],
  component: EditCategoryContainer,
  ...editResourceStory,
  args: {
    ...editResourceStory.args,
    id: soft._id,
    listHref: '#/dashboard/category',
    shopHref: (slug) => `#/shop/category/${slug}`,
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/product/list/select', () =>
        HttpResponse.json({ products: TOYS.map(({ _id, name }) => ({ _id, name })) }),
      ),
      handler(soft),
    )
  },
} satisfies Meta<typeof EditCategoryContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Remove Teddy Bears' })
    await expect(canvas.getByRole('link', { name: 'View in the shop' })).toHaveAttribute(
      'href',
      args.shopHref('soft-toys'),
    )
    await expect(canvas.getByRole('switch', { name: 'Active' })).toHaveAccessibleDescription(
      'Disabling Soft Toys will also disable all Soft Toys products.',
    )
  },
}

export const Phone: Story = { ...WithData, ...forViewport('phone') }

export const Saves: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/category/:id', async ({ request }) => {
        const { name, slug, description, version, products } = soft
        await expect(await request.json()).toEqual({
          category: { name, slug, description, version, products: products.slice(1) },
        })
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.category.updated, category: soft })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Teddy Bears' }))
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await screen.findByText(RESPONSE_TEXT.category.updated)
    await expect(args.onSaved).toHaveBeenCalledOnce()
  },
}

export const EditConflict: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/category/:id', () => {
        msw.use(handler({ ...soft, description: 'Two arms each.', version: 3 }))
        return HttpResponse.json({ error: RESPONSE_TEXT.category.changed }, { status: 400 })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Teddy Bears' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(RESPONSE_TEXT.category.changed))
    await canvas.findByText('Please Try Again!')
    await userEvent.click(canvas.getByRole('button', { name: 'Load the latest version' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue('Two arms each.'))
    await expect(canvas.queryByRole('button', { name: 'Remove Teddy Bears' })).toBeNull()
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

const states = resourceEditStates('category')

export const SlugTaken: Story = slugTakenState('category', RESPONSE_TEXT.category.slugTaken)
export const DeletedWhileEditing: Story = states.DeletedWhileEditing
export const NotFound: Story = states.NotFound
export const Loading: Story = states.Loading
export const RetriesAfterFailure: Story = states.RetriesAfterFailure
