import type { Meta, StoryObj } from '@storybook/react-vite'
import bear from '@whirligig/art/toys/bear.svg'
import cube from '@whirligig/art/toys/cube.svg'
import robot from '@whirligig/art/toys/robot.svg'
import { Button, type FeaturedToy, FeaturedToys, WishButton } from '@whirligig/ui'
import { expect, fn } from 'storybook/test'
import { forViewport } from '../support/for-viewport.ts'

const teddy: FeaturedToy = {
  name: 'Teddy Bears',
  href: '#/product/teddy-bears',
  price: '$55.00',
  text: 'Soft, brave and always up for it.',
  imageUrl: bear,
  tint: 'sun',
}
const robotToy: FeaturedToy = {
  name: 'Transformer',
  href: '#/product/transformer',
  price: '$99.00',
  imageUrl: robot,
  tint: 'sky',
}
const cubeToy: FeaturedToy = {
  name: 'Rubix Cube',
  href: '#/product/rubix-cube',
  price: '$60.00',
  imageUrl: cube,
  tint: 'lagoon',
}

const meta = {
  title: 'Commerce/Featured Toys',
  component: FeaturedToys,
  args: { toys: [teddy, robotToy, cubeToy] },
} satisfies Meta<typeof FeaturedToys>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/product/teddy-bears',
      '#/product/transformer',
      '#/product/rubix-cube',
    ])
    const sizes = canvas.getAllByRole('article').map((card) => card.dataset.size)
    await expect(sizes).toEqual(['large', 'medium', 'small'])
    await expect(canvas.getByText('Soft, brave and always up for it.')).toBeVisible()
    await expect(canvas.getByText('$55.00')).toBeVisible()
    await expect(canvas.getByRole('region')).not.toHaveAttribute('aria-busy')
  },
}
/** Only the large card has room for the text. */
export const TextOfSmallCardIsLeftOut: Story = {
  args: { toys: [robotToy, teddy, cubeToy, { ...cubeToy, href: '#/product/fourth' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.queryByText('Soft, brave and always up for it.')).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    toys: [
      { ...teddy, name: 'The Extraordinarily Soft And Brave Bear Of A Very Long Name' },
      { ...robotToy, name: 'Supercalifragilistic-transformer' },
      { ...cubeToy, price: '$12,345.67' },
    ],
  },
}
/** The heart keeps away from the longest name. */
const expectRoomBesideName: Story['play'] = async ({ canvas }) => {
  await document.fonts.ready
  const name = document.createRange()
  name.selectNodeContents(canvas.getByRole('link', { name: 'Transformer' }))
  const heart = canvas.getByRole('button', { name: /Transformer.*WishList/ }).getBoundingClientRect()
  await expect(heart.left - name.getBoundingClientRect().right).toBeGreaterThanOrEqual(3)
}

export const WithActions: Story = {
  args: {
    toys: [teddy, robotToy, cubeToy].map((toy) => ({
      ...toy,
      action: <WishButton name={toy.name} pressed={false} onPressedChange={fn()} />,
      footer: (
        <Button
          variant="secondary"
          size="sm"
          className="w-full px-2 leading-tight"
          aria-label={`Add To Cart: ${toy.name}`}
        >
          Add To Cart
        </Button>
      ),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add To Cart: Rubix Cube' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /to your WishList/ })).toHaveLength(3)
  },
}
export const WithActionsTablet: Story = {
  ...WithActions,
  ...forViewport('tablet'),
  // At 768 px, the narrowest cards in one row
  decorators: [(Story) => <div className="w-180">{<Story />}</div>],
  play: expectRoomBesideName,
}
/** With the narrowest two cards beside each other. */
export const WithActionsPhone: Story = {
  ...WithActions,
  ...forViewport('phone'),
  decorators: [(Story) => <div className="w-81">{<Story />}</div>],
  play: expectRoomBesideName,
}
export const OutOfStock: Story = {
  args: {
    toys: [
      { ...teddy, outOfStock: true },
      { ...robotToy, stockLeft: 3 },
      { ...cubeToy, outOfStock: true },
    ],
  },
  play: async ({ canvas }) => {
    const [bears, robot] = canvas.getAllByRole('article')
    await expect(bears).toHaveTextContent('Out of stock')
    await expect(robot).toHaveTextContent('Only 3 left')
  },
}
export const OutOfStockPhone: Story = { ...OutOfStock, ...forViewport('phone') }
export const Loading: Story = {
  args: { loading: true, toys: [teddy, robotToy, cubeToy].map((toy) => ({ ...toy, price: undefined })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Featured toys' })).toHaveAttribute('aria-busy', 'true')
  },
}
export const WithoutPrices: Story = { args: { ...Loading.args, loading: false } }
export const TwoToys: Story = {
  args: { toys: [teddy, cubeToy] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    await expect([first?.dataset.size, second?.dataset.size]).toEqual(['large', 'large'])
  },
}
export const TwoToysPhone: Story = { ...TwoToys, ...forViewport('phone') }
export const OneToy: Story = { args: { toys: [robotToy] } }
export const NoToys: Story = {
  args: { toys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
export const Phone: Story = forViewport('phone')
