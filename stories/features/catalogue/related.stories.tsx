import type { Meta, StoryObj } from '@storybook/react-vite'
import { RelatedContainer } from '@whirligig/catalogue'
import { TOYS } from '@whirligig/contract/fixtures'
import { Button } from '@whirligig/ui'
import { HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { withStore } from '../../support/decorators/with-store.tsx'
import { optionalSectionStates } from '../../support/optional-section-states.ts'

const PATH = '/api/product/item/:slug/related'
const respondWith = (count: number) => http.get(PATH, () => HttpResponse.json({ products: TOYS.slice(4, 4 + count) }))

const meta = {
  title: 'Features/Catalogue/Related',
  component: RelatedContainer,
  decorators: [withStore],
  args: {
    slug: 'teddy-bears',
    isSoldOut: false,
    productHref: (slug) => `#/product/${slug}`,
    renderFooter: ({ name }) => (
      <Button size="sm" fullWidth aria-label={`Add To Cart ${name}`}>
        Add To Cart
      </Button>
    ),
  },
  beforeEach: ({ msw }) => {
    msw.use(respondWith(5))
  },
} satisfies Meta<typeof RelatedContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Goes well with' }))
    const [toy] = TOYS.slice(4)
    await expect(section.getByRole('link', { name: toy?.name })).toHaveAttribute('href', `#/product/${toy?.slug}`)
    await expect(section.getByRole('button', { name: `Add To Cart ${toy?.name}` })).toBeVisible()
  },
}

export const SoldOut: Story = {
  args: { isSoldOut: true },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Similar toys' }))
    await expect(section.getAllByRole('article', { hidden: true })).toHaveLength(5) // a phone shows four
  },
}

export const OneToy: Story = {
  beforeEach: ({ msw }) => {
    msw.use(respondWith(1))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Goes well with' })
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}

const states = optionalSectionStates(PATH)

export const NoToys: Story = states.Empty
export const Failed: Story = states.Failed
export const Loading: Story = states.Loading
