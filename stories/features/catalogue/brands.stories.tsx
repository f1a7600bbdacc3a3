import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandsContainer } from '@whirligig/catalogue'
import { aBrand, BRANDS } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'

const brandsResponse = (brands: readonly unknown[]) => http.get('/api/brand/list', () => HttpResponse.json({ brands }))

const meta = {
  title: 'Features/Catalogue/Brands',
  component: BrandsContainer,
  decorators: [withStoreAndToasts],
  args: { brandHref: (slug) => `#/shop/brand/${slug}` },
  beforeEach: ({ msw }) => {
    msw.use(brandsResponse(BRANDS))
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

export const LongWords: Story = {
  beforeEach: ({ msw }) => {
    const name = 'Spielwarenmanufakturgesellschaft'
    msw.use(brandsResponse([aBrand({ name, description: `${name} `.repeat(6) }), ...BRANDS]))
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(brandsResponse([]))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No brands found.')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/brand/list', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading brands')
  },
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
