import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  anAdmin,
  anOrderHistory,
  aReviewPage,
  aStaffProduct,
  aStaffProductPage,
  BRANDS,
} from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { signedInStory } from '../support/app-story.ts'
import { expectPage } from '../support/expect-page.ts'
import { forViewport } from '../support/for-viewport.ts'

const meta = {
  title: 'Pages/Dashboard/Admin/Selection',
  tags: ['role:admin'],
  ...signedInStory,
  ...forViewport('desktop', signedInStory.parameters),
  beforeEach: (context) => {
    signedInStory.beforeEach(context)
    context.msw.use(
      http.get('/api/user/me', () => HttpResponse.json({ user: anAdmin() })),
      http.get('/api/product', () => HttpResponse.json(aStaffProductPage())),
      http.get('/api/product/:id', () => HttpResponse.json({ product: aStaffProduct() })),
      http.get('/api/audit/product/:id', () =>
        HttpResponse.json(anOrderHistory({ entries: [], count: 0, totalPages: 1 })),
      ),
      http.get('/api/brand', () => HttpResponse.json({ brands: BRANDS })),
      http.get('/api/brand/list/select', () => HttpResponse.json({ brands: [] })),
      http.get('/api/category', () => HttpResponse.json({ categories: [] })),
      http.get('/api/review', () => HttpResponse.json(aReviewPage())),
    )
  },
} satisfies Meta<typeof signedInStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const ProductsStaySelectedWhileOneIsEdited: Story = {
  args: { path: '/dashboard/product' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Teddy Bears' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Transformer' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Teddy Bears' }))
    await expectPage('Edit Product')
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Products' }))
    await expect(await canvas.findByText('2 products selected')).toBeVisible()
  },
}

export const ReviewsStaySelectedWhileAnotherPageIsOpen: Story = {
  args: { path: '/dashboard/review' },
  play: async ({ canvas, userEvent }) => {
    const { title } = aReviewPage().reviews[0] ?? {}
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select “${title}”` }))
    await userEvent.click(canvas.getByRole('link', { name: /^Brand/ }))
    await expectPage('Brands')
    await userEvent.click(canvas.getByRole('link', { name: /^Reviews/ }))
    await expect(await canvas.findByText('1 review selected')).toBeVisible()
  },
}

export const FocusReturnsToTheRowThatWasSelected: Story = {
  args: { path: '/dashboard/product' },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select Transformer' })
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await waitFor(() => expect(box).toHaveFocus())
    scrollTo(0, 0) // the header would cover parts of controls, which axe reports
  },
}

export const AKeyLeadsToTheActions: Story = {
  args: { path: '/dashboard/product' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Transformer' }))
    const top = scrollY
    await userEvent.keyboard('b')
    await expect(canvas.getByRole('button', { name: 'Price…' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Stock…' })).toHaveFocus()
    await expect(scrollY).toBe(top)
  },
}
