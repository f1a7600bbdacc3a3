import type { Meta, StoryObj } from '@storybook/react-vite'
import noResults from '@whirligig/art/empty/no-results.svg'
import { CategoriesContainer } from '@whirligig/catalogue-admin'
import type { Category } from '@whirligig/contract'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aCategory, CATEGORIES } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen } from 'storybook/test'
import { resourceListStates } from '../../../support/admin-resource-states.ts'
import { withStoreAndToasts } from '../../../support/decorators/with-store.tsx'
import { forViewport } from '../../../support/for-viewport.ts'
import { signedIn } from '../../../support/signed-in.ts'
import { searchFor } from '../../../support/with-clock.ts'
import { withListState } from '../../../support/with-list-state.tsx'

const soft = aCategory()
const handler = (categories: readonly Category[]) => http.get('/api/category', () => HttpResponse.json({ categories }))

const meta = {
  title: 'Features/Catalogue Admin/Categories/Categories',
  tags: ['role:admin'],
  component: CategoriesContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    ...{ page: 1, search: '', onPageChange: fn(), onSearch: fn() },
    addHref: '#/dashboard/category/add',
    editHref: (id) => `#/dashboard/category/edit/${id}`,
    emptyPicture: <img src={noResults} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(handler(CATEGORIES))
  },
} satisfies Meta<typeof CategoriesContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
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

export const SearchesAndPages: Story = {
  render: withListState(CategoriesContainer),
  beforeEach: ({ msw }) => {
    msw.use(handler(Array.from({ length: 45 }, (_, n) => aCategory({ _id: `id-${n}`, name: `Number ${n + 1}` }))))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('45 categories')
    await userEvent.click(canvas.getByRole('button', { name: '3' }))
    await canvas.findByRole('link', { name: /^Number 45/ })
    await searchFor(canvas.getByRole('searchbox', { name: 'Search categories' }), 'number 12')
    await canvas.findByText('1 category found')
    await expect(canvas.getByRole('link', { name: /^Number 12/ })).toBeVisible()
  },
}

export const Phone: Story = {
  ...forViewport('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Soft Toys/ })).toBeVisible()
  },
}

const states = resourceListStates({
  noun: 'category',
  plural: 'categories',
  emptyHint: 'Add a category to group similar products.',
  messages: { updated: RESPONSE_TEXT.category.updated, deleted: RESPONSE_TEXT.category.deleted },
  listHandler: handler,
  rows: [soft, ...CATEGORIES.slice(1)],
})

export const Empty: Story = states.Empty
export const Loading: Story = states.Loading
export const RetriesAfterFailure: Story = states.RetriesAfterFailure
export const Deactivated: Story = states.Deactivated
export const DeletesAfterConfirmation: Story = states.DeletesAfterConfirmation
