import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductsContainer } from '@whirligig/catalogue-admin'
import { type ProductEdits, RESPONSE_TEXT, type StaffProduct } from '@whirligig/contract'
import { aStaffProduct, aStaffProductPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { forViewport } from '../../../support/for-viewport.ts'
import { productsMeta } from '../../../support/products-story.tsx'

const TOYS = [
  aStaffProduct({ name: 'Teddy Bears', price: 55, inventory: 25 }),
  aStaffProduct({ name: 'Sailing Boat', price: 12.5, inventory: 0 }),
  aStaffProduct({ name: 'Kite', price: 1.2, inventory: 3, isActive: false, offReasons: [{ kind: 'by-hand' }] }),
]

let toys: StaffProduct[] = []
let requests: ProductEdits['products'][] = []

/** Applies edits as the server does, except to a product whose price is not the one that the editor saw. */
function applyEdit({ _id, price, stock, isActive }: ProductEdits['products'][number]) {
  const toy = toys.find((each) => each._id === _id)
  if (!toy) return { _id, error: RESPONSE_TEXT.product.missing, product: null }
  if (price && price.from !== toy.price) {
    return { _id, error: RESPONSE_TEXT.product.priceChanged(`$${toy.price.toFixed(2)}`), product: toy }
  }
  if (price) toy.price = price.to
  if (stock) toy.inventory += stock.to - stock.from
  if (isActive !== undefined) toy.isActive = isActive
  return { _id, error: null, product: toy }
}

const meta = {
  ...productsMeta,
  title: 'Features/Catalogue Admin/Products/Edit In List',
  tags: ['role:admin', 'role:merchant'],
  component: ProductsContainer,
  beforeEach: (context) => {
    productsMeta.beforeEach(context)
    toys = TOYS.map((toy) => ({ ...toy }))
    requests = []
    context.msw.use(
      http.get('/api/product', () => HttpResponse.json(aStaffProductPage(toys))),
      http.put<never, ProductEdits>('/api/product', async ({ request }) => {
        const { products } = await request.json()
        requests.push(products)
        return HttpResponse.json({ success: true, results: products.map(applyEdit) })
      }),
    )
  },
} satisfies Meta<typeof ProductsContainer>

export default meta
type Story = StoryObj<typeof meta>
type StoryContext = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function editNumber({ canvas, userEvent }: StoryContext, name: string, typed: string) {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${name}:`) }))
  await userEvent.keyboard(`${typed}{Enter}`)
}

async function selectAll({ canvas, userEvent }: StoryContext) {
  await canvas.findByRole('link', { name: /^Teddy Bears/ })
  for (const { name } of TOYS) await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
}

export const EditsPrice: Story = {
  play: async ({ canvas, userEvent }) => {
    await editNumber({ canvas, userEvent }, 'Price of Teddy Bears', '49.5')
    const saved = await canvas.findByRole('button', { name: 'Price of Teddy Bears: $49.50. Edit' })
    await waitFor(() => expect(saved).toHaveFocus())
    await expect(requests).toEqual([[{ _id: TOYS[0]?._id, price: { from: 55, to: 49.5 } }]])
  },
}

export const EditsStock: Story = {
  play: async ({ canvas, userEvent }) => {
    await editNumber({ canvas, userEvent }, 'Stock of Sailing Boat', '12')
    await canvas.findByRole('button', { name: 'Stock of Sailing Boat: 12. Edit' })
    await expect(requests).toEqual([[{ _id: TOYS[1]?._id, stock: { from: 0, to: 12 } }]])
  },
}

export const RejectsPriceOfNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await editNumber({ canvas, userEvent }, 'Price of Kite', '0.50')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Price must be at least 1.')
    await expect(requests).toEqual([])
  },
}

export const PriceChangedMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Teddy Bears/ })
    toys[0] = { ...TOYS[0], price: 52 } as StaffProduct // spread of an existing element
    await editNumber({ canvas, userEvent }, 'Price of Teddy Bears', '49')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Its price is $52.00 by now.')
    await expect(canvas.getByRole('textbox', { name: 'Price of Teddy Bears' })).toHaveValue('49')
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('button', { name: 'Price of Teddy Bears: $49.00. Edit' })
  },
}

export const NotSaved: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.put('/api/product', () => HttpResponse.error()))
  },
  play: async ({ canvas, userEvent }) => {
    await editNumber({ canvas, userEvent }, 'Price of Teddy Bears', '49')
    await expect(await canvas.findByText('Not saved. Please try again.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Price of Teddy Bears' })).toHaveValue('49')
  },
}

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectAll({ canvas, userEvent })
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('3 products selected')
  },
}
export const SelectedOnPhone: Story = { ...Selected, ...forViewport('phone') }

export const ChangesManyPrices: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectAll({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Price…' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Change prices' }))
    await expect(drawer.getByRole('button', { name: 'Change' })).toBeDisabled()
    await userEvent.click(drawer.getByRole('radio', { name: 'Lower' }))
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'In' }), 'per cent')
    await userEvent.type(drawer.getByRole('textbox', { name: 'By' }), '20')
    await expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Teddy Bears$55.00 → $44.00',
      'Sailing Boat$12.50 → $10.00',
      'KiteStays $1.20: Price must be at least 1.',
    ])
    await userEvent.click(drawer.getByRole('button', { name: 'Change 2 products' }))
    const notice = await canvas.findByText('2 products changed.')
    // In view also where the list is scrolled.
    await expect(getComputedStyle(notice.closest('[role=status]') ?? notice).position).toBe('sticky')
    await canvas.findByRole('button', { name: 'Price of Teddy Bears: $44.00. Edit' })
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByRole('button', { name: 'Price of Teddy Bears: $55.00. Edit' })
    await waitFor(() => expect(canvas.queryByText('2 products changed.')).toBeNull())
    await selectAll({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Price…' }))
    await expect(await screen.findByRole('textbox', { name: 'By' }), 'it starts again').toHaveValue('')
  },
}

export const PlansPrices: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectAll({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Price…' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'By' }), '5')
    await expect(screen.getByRole('button', { name: 'Change 3 products' })).toBeEnabled()
  },
}
export const PlansPricesOnPhone: Story = { ...PlansPrices, ...forViewport('phone') }

export const SetsManyStocks: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectAll({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Stock…' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Set to' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '25')
    await userEvent.click(screen.getByRole('button', { name: 'Change 2 products' }))
    await canvas.findByText('2 products changed.')
    await expect(requests).toEqual([
      [
        { _id: TOYS[1]?._id, stock: { from: 0, to: 25 } },
        { _id: TOYS[2]?._id, stock: { from: 3, to: 25 } },
      ],
    ])
  },
}

export const DeactivatesMany: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectAll({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await canvas.findByText('2 products changed.')
    await expect(canvas.getByRole('switch', { name: 'Teddy Bears active' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Teddy Bears active' })).toBeChecked())
    await expect(canvas.getByRole('switch', { name: 'Kite active' })).not.toBeChecked()
  },
}

export const NothingToDeactivate: Story = {
  beforeEach: () => {
    toys = TOYS.map((toy) => ({ ...toy, isActive: false }))
  },
  play: async ({ canvas, userEvent }) => {
    await selectAll({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await canvas.findByText('Nothing had to be changed.')
    await expect(canvas.queryByRole('button', { name: 'Deactivate' })).toBeNull()
    await expect(requests).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText('Nothing had to be changed.')).toBeNull())
  },
}

export const CannotRestoreReason: Story = {
  beforeEach: () => {
    toys[1] = { ...TOYS[1], isActive: false, offReasons: [{ kind: 'category', name: 'Soft Toys' }] } as StaffProduct // spread of an existing element
  },
  play: async ({ canvas, userEvent }) => {
    await selectAll({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }))
    await canvas.findByText('2 products changed.')
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

export const SomeFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await selectAll({ canvas, userEvent })
    toys = toys.slice(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await canvas.findByText('1 product changed. 1 product could not be changed: No product found.')
  },
}
