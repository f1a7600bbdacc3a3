import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditBrandContainer } from '@whirligig/catalogue-admin'
import { type Brand, RESPONSE_TEXT } from '@whirligig/contract'
import { aBrand } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { resourceEditStates, slugTakenState } from '../../../support/admin-resource-states.ts'
import { editResourceStory } from '../../../support/edit-resource-story.tsx'
import { forViewport } from '../../../support/for-viewport.ts'

const bramble = aBrand({ version: 2 })
const handler = (brand: Brand) => http.get('/api/brand/:id', () => HttpResponse.json({ brand }))

const meta = {
  title: 'Features/Catalogue Admin/Brands/Edit Brand',
  tags: ['role:admin', 'role:merchant'],
  component: EditBrandContainer,
  ...editResourceStory,
  args: {
    ...editResourceStory.args,
    id: bramble._id,
    listHref: '#/dashboard/brand',
    listTitle: 'Brands',
    shopHref: (slug) => `#/shop/brand/${slug}`,
  },
  beforeEach: ({ msw }) => {
    msw.use(handler(bramble))
  },
} satisfies Meta<typeof EditBrandContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'View in the shop' })).toHaveAttribute(
      'href',
      args.shopHref(bramble.slug),
    )
    await expect(canvas.getByRole('switch', { name: 'Active' })).toHaveAccessibleDescription(
      'Disabling Bramble & Bear will also disable all Bramble & Bear products.',
    )
  },
}

/** Its page in the shop would be a 404. */
export const Inactive: Story = {
  beforeEach: ({ msw }) => {
    msw.use(handler({ ...bramble, isActive: false }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Active' })).not.toBeChecked()
    await expect(canvas.queryByRole('link', { name: 'View in the shop' })).toBeNull()
  },
}

export const Phone: Story = { ...WithData, ...forViewport('phone') }

export const Saves: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/brand/:id', async ({ request }) => {
        const { slug, description, version } = bramble
        await expect(await request.json()).toEqual({
          brand: { name: 'Bramble', slug, description, version },
        })
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.brand.updated, brand: bramble })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Bramble')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await screen.findByText(RESPONSE_TEXT.brand.updated)
    await expect(args.onSaved).toHaveBeenCalledOnce()
  },
}

export const EditConflict: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/api/brand/:id', () => {
        msw.use(handler({ ...bramble, description: 'Two arms each.', version: 3 }))
        return HttpResponse.json({ error: RESPONSE_TEXT.brand.changed }, { status: 400 })
      }),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Bramble')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(RESPONSE_TEXT.brand.changed))
    await canvas.findByText('Please Try Again!')
    await userEvent.click(canvas.getByRole('button', { name: 'Load the latest version' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue('Two arms each.'))
    await expect(name).toHaveValue('Bramble')
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

export const MerchantCannotDelete: Story = {
  args: { listTitle: 'Brand', onDelete: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Slug/ })
    await expect(canvas.getByRole('link', { name: 'Brand' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull()
  },
}

const states = resourceEditStates('brand')

export const SlugTaken: Story = slugTakenState('brand', RESPONSE_TEXT.brand.slugTaken)
export const DeletedWhileEditing: Story = states.DeletedWhileEditing
export const NotFound: Story = states.NotFound
export const Loading: Story = states.Loading
export const RetriesAfterFailure: Story = states.RetriesAfterFailure
