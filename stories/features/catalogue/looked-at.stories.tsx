import type { Meta, StoryObj } from '@storybook/react-vite'
import { addLookedAtAtom, LookedAtContainer } from '@whirligig/catalogue'
import { aProduct, TOYS } from '@whirligig/contract/fixtures'
import { Button } from '@whirligig/ui'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { initialAtom, withStore } from '../../support/decorators/with-store.tsx'
import { shopHandlers } from '../../support/shop-handlers.ts'

const PATH = '/api/product/list/by-ids'
const [bear, robot, cube, train, duck, rocket, top] = TOYS
const OTHERS = [robot, cube, train, duck, rocket, top].flatMap((toy) => toy ?? [])

/** Toys that the visitor looked at, the newest last. */
const lookedAt = (toys: readonly { _id: string }[]) => ({
  initialAtoms: toys.map(({ _id }) => initialAtom(addLookedAtAtom, _id)),
})

const meta = {
  title: 'Features/Catalogue/Looked At',
  component: LookedAtContainer,
  decorators: [withStore],
  parameters: lookedAt(OTHERS),
  args: {
    productId: aProduct()._id,
    productHref: (slug) => `#/product/${slug}`,
    renderFooter: ({ name }) => (
      <Button size="sm" fullWidth aria-label={`Add To Cart ${name}`}>
        Add To Cart
      </Button>
    ),
  },
  beforeEach: ({ msw }) => {
    msw.use(...shopHandlers())
  },
} satisfies Meta<typeof LookedAtContainer>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'You looked at' }))
    await expect(section.getByRole('link', { name: top?.name })).toHaveAttribute('href', `#/product/${top?.slug}`)
    const names = section.getAllByRole('heading', { level: 3, hidden: true }).map((heading) => heading.textContent)
    await expect(names).toEqual([top, rocket, duck, train, cube].map((toy) => toy?.name))
  },
}

export const OneToy: Story = {
  parameters: lookedAt([bear, robot].flatMap((toy) => toy ?? [])),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'You looked at' })
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
  },
}

const expectNothing: Story['play'] = async ({ canvasElement, canvas }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull())
  await expect(canvas.queryByRole('region')).toBeNull()
}

export const OnlyThisToy: Story = {
  parameters: lookedAt([bear].flatMap((toy) => toy ?? [])),
  play: expectNothing,
}

export const NoneOnSale: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(PATH, () => HttpResponse.json({ products: [] })))
  },
  play: expectNothing,
}

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(PATH, () => HttpResponse.json({ error: 'x' }, { status: 500 })))
  },
  play: expectNothing,
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(PATH, () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
