import type { Meta, StoryObj } from '@storybook/react-vite'
import { startSessionAtom } from '@whirligig/api'
import nothing from '@whirligig/art/empty/no-results.svg'
import { ANSWER_TEXT, type Category } from '@whirligig/contract'
import { aCategory, CATEGORIES } from '@whirligig/contract/fixtures'
import { CategoriesContainer } from '@whirligig/staff-catalogue'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { preset, withShop } from '../../../.storybook/decorators/with-shop.tsx'

const soft = aCategory()
const answers = (categories: readonly Category[]) => http.get('/api/category', () => HttpResponse.json({ categories }))

const meta = {
  title: 'Features/Categories/Categories',
  component: CategoriesContainer,
  decorators: [withShop],
  parameters: { preset: [preset(startSessionAtom, 'token')] },
  args: {
    addHref: '#/dashboard/category/add',
    editHref: (id) => `#/dashboard/category/edit/${id}`,
    emptyPicture: <img src={nothing} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(answers(CATEGORIES))
  },
} satisfies Meta<typeof CategoriesContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('link', { name: /^Soft Toys/ })).toHaveAttribute(
      'href',
      args.editHref(soft._id),
    )
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', args.addHref)
    await userEvent.hover(canvas.getByRole('switch', { name: 'Soft Toys active' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Disabling Soft Toys will also disable all Soft Toys products.',
    )
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(answers([]))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No categories found.')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/category', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading categories')
  },
}

export const FailsAndTriesAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/category', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The categories could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('link', { name: /^Soft Toys/ })
  },
}

export const RefusedItIsOnAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/category/:id/active', () => HttpResponse.json({ error: 'Not now.' }, { status: 400 })))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Soft Toys active' }))
    await screen.findByText('Not now.')
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Soft Toys active' })).toBeChecked())
  },
}

export const TurnedOff: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.put(`/api/category/${soft._id}/active`, async ({ request }) => {
        await expect(await request.json()).toEqual({ category: { isActive: false } })
        const category = { ...soft, isActive: false }
        msw.use(answers([category]))
        return HttpResponse.json({ success: true, message: ANSWER_TEXT.category.updated, category })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Soft Toys active' }))
    await screen.findByText(ANSWER_TEXT.category.updated)
    await expect(await canvas.findByRole('switch', { name: 'Soft Toys active', busy: false })).not.toBeChecked()
  },
}

export const DeletesAfterAQuestion: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete(`/api/category/delete/${soft._id}`, () => {
        msw.use(answers(CATEGORIES.slice(1)))
        return HttpResponse.json({ success: true, message: ANSWER_TEXT.category.deleted })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Soft Toys' }))
    await screen.findByRole('alertdialog', { name: 'Delete Soft Toys?' })
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText(ANSWER_TEXT.category.deleted)
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Soft Toys/ })).toBeNull())
  },
}
