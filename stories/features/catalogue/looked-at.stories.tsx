import type { Meta, StoryObj } from '@storybook/react-vite'
import { addLookedAtAtom, LookedAtContainer } from '@whirligig/catalogue'
import { aProduct, TOYS } from '@whirligig/contract/fixtures'
import { Button } from '@whirligig/ui'
import { expect, within } from 'storybook/test'
import { initialAtom, withStore } from '../../support/decorators/with-store.tsx'
import { expectNoSection, optionalSectionStates } from '../../support/optional-section-states.ts'
import { shopHandlers } from '../../support/shop-handlers.ts'

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

export const OnlyThisToy: Story = {
  parameters: lookedAt([bear].flatMap((toy) => toy ?? [])),
  play: expectNoSection,
}

const states = optionalSectionStates('/api/product/list/by-ids')

export const NoneOnSale: Story = states.Empty
export const Failed: Story = states.Failed
export const Loading: Story = states.Loading
