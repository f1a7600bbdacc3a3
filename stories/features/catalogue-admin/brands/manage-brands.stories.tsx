import type { Meta, StoryObj } from '@storybook/react-vite'
import noResults from '@whirligig/art/empty/no-results.svg'
import { ManageBrandsContainer } from '@whirligig/catalogue-admin'
import type { Brand } from '@whirligig/contract'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aBrand, BRANDS } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen } from 'storybook/test'
import { resourceListStates } from '../../../support/admin-resource-states.ts'
import { withStoreAndToasts } from '../../../support/decorators/with-store.tsx'
import { forViewport } from '../../../support/for-viewport.ts'
import { signedIn } from '../../../support/signed-in.ts'
import { searchFor } from '../../../support/with-clock.ts'
import { withListState } from '../../../support/with-list-state.tsx'

const bramble = aBrand()
const handler = (brands: readonly Brand[]) => http.get('/api/brand', () => HttpResponse.json({ brands }))

const meta = {
  title: 'Features/Catalogue Admin/Brands/Manage Brands',
  tags: ['role:admin', 'role:merchant'],
  component: ManageBrandsContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: {
    ...{ page: 1, search: '', onPageChange: fn(), onSearch: fn() },
    title: 'Brands',
    addHref: '#/dashboard/brand/add',
    editHref: (id) => `#/dashboard/brand/edit/${id}`,
    emptyPicture: <img src={noResults} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(handler(BRANDS))
  },
} satisfies Meta<typeof ManageBrandsContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('link', { name: /^Bramble & Bear/ })).toHaveAttribute(
      'href',
      args.editHref(bramble._id),
    )
    await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', args.addHref)
    await userEvent.hover(canvas.getByRole('switch', { name: 'Bramble & Bear active' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Disabling Bramble & Bear will also disable all Bramble & Bear products.',
    )
  },
}

export const ForMerchant: Story = {
  args: { title: 'Brand', addHref: undefined },
  beforeEach: ({ msw }) => {
    msw.use(handler([bramble]))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Bramble & Bear/ })
    await expect(canvas.getByRole('heading', { name: 'Brand' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull()
  },
}

export const SearchesAndPages: Story = {
  render: withListState(ManageBrandsContainer),
  beforeEach: ({ msw }) => {
    msw.use(handler(Array.from({ length: 45 }, (_, n) => aBrand({ _id: `id-${n}`, name: `Number ${n + 1}` }))))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('45 brands')
    await userEvent.click(canvas.getByRole('button', { name: '3' }))
    await canvas.findByRole('link', { name: /^Number 45/ })
    await searchFor(canvas.getByRole('searchbox', { name: 'Search brands' }), 'number 12')
    await canvas.findByText('1 brand found')
    await expect(canvas.getByRole('link', { name: /^Number 12/ })).toBeVisible()
  },
}

export const Phone: Story = {
  ...forViewport('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Bramble & Bear/ })).toBeVisible()
  },
}

const states = resourceListStates({
  noun: 'brand',
  plural: 'brands',
  emptyHint: 'Add a brand, then add products to it.',
  messages: { updated: RESPONSE_TEXT.brand.updated, deleted: RESPONSE_TEXT.brand.deleted },
  listHandler: handler,
  rows: [bramble, ...BRANDS.slice(1)],
})

export const Empty: Story = states.Empty
export const Loading: Story = states.Loading
export const RetriesAfterFailure: Story = states.RetriesAfterFailure
export const Deactivated: Story = states.Deactivated
export const DeletesAfterConfirmation: Story = states.DeletesAfterConfirmation

export const QuestionCountsProducts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Delete/ }))[0] as HTMLElement) // There are brands.
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('Its 3 products go off sale until they get another brand.')
  },
}
