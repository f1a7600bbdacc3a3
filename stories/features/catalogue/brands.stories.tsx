import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandsContainer } from '@whirligig/catalogue'
import { aBrand, BRANDS, TOYS } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectEmptyState, expectLoading } from '../../support/expect-list-state.ts'

const brandsResponse = (brands: readonly unknown[]) => http.get('/api/brand/list', () => HttpResponse.json({ brands }))

const listToys = (brand: string) => TOYS.filter((toy) => toy.brand?.slug === brand).slice(0, 3)

const meta = {
  title: 'Features/Catalogue/Brands',
  component: BrandsContainer,
  decorators: [withStoreAndToasts],
  args: { brandHref: (slug) => `#/shop/brand/${slug}` },
  beforeEach: ({ msw }) => {
    msw.use(brandsResponse(BRANDS.map((brand) => ({ ...brand, toys: listToys(brand.slug) }))))
  },
} satisfies Meta<typeof BrandsContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Gearhart/ })).toHaveAttribute('href', '#/shop/brand/gearhart')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Choose From Over 10+ Categories')
  },
}

export const ThreeToysToNone: Story = {
  beforeEach: ({ msw }) => {
    msw.use(brandsResponse(BRANDS.map((brand, index) => ({ ...brand, toys: TOYS.slice(0, Math.max(0, 3 - index)) }))))
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards.map((card) => card.querySelectorAll('img').length)).toEqual([3, 2, 1, 0])
    await expect(canvas.queryByRole('img')).toBeNull()
    const letters = cards.map((card) => within(card).queryByText(/^[A-Z]$/))
    await expect(letters.map((letter) => letter !== null)).toEqual([false, true, true, true])
  },
}

export const WithoutPictures: Story = {
  beforeEach: ({ msw }) => {
    msw.use(brandsResponse(BRANDS))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
  },
}

export const LongWords: Story = {
  beforeEach: ({ msw }) => {
    const name = 'Spielwarenmanufakturgesellschaft'
    msw.use(brandsResponse([aBrand({ name, description: `${name} `.repeat(6) }), ...BRANDS]))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(brandsResponse([]))
  },
  play: () => expectEmptyState('No brands found.', 'Please come back soon.'),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list', () => delay('infinite')))
  },
  play: () => expectLoading('Loading brands'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('link', { name: /Gearhart/ })
  },
}
