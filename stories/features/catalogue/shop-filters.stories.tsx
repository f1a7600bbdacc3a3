import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShopContainer } from '@whirligig/catalogue'
import { delay, HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { forViewport } from '../../support/for-viewport.ts'
import { parseQuery, shopMeta } from '../../support/shop-story.tsx'
import { withClock } from '../../support/with-clock.ts'

const meta = {
  ...shopMeta,
  title: 'Features/Catalogue/Shop Filters',
  component: ShopContainer,
} satisfies Meta<typeof ShopContainer>

export default meta
type Story = StoryObj<typeof meta>

export const RemovesFilters: Story = {
  args: { query: parseQuery('name=o&brand=gearhart&min=20&max=120&rating=4') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: $20 – $120' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(parseQuery('name=o&brand=gearhart&rating=4'))
    await canvas.findByRole('button', { name: 'Remove filter: Gearhart' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(parseQuery(''))
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull()
    await canvas.findByText('1-10 Toys of 12 Toys')
  },
}

const openFilters: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Product Filters' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Product Filters' }))
  await drawer.findByRole('link', { name: /^Gearhart/ })
  await drawer.findByRole('button', { name: 'Show 12 toys' })
}

export const FiltersOpen: Story = { ...forViewport('phone'), play: openFilters }

const countsLoading: Story['beforeEach'] = ({ msw }) => {
  msw.use(http.get('/api/product/list/facets', () => delay('infinite')))
}

/** The price is not above the categories and brands, which would move it when they arrive. */
export const FiltersLoading: Story = {
  ...forViewport('phone'),
  beforeEach: countsLoading,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Product Filters' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Product Filters' }))
    await expect(drawer.getByRole('combobox', { name: 'Sort By' })).toBeVisible()
    await drawer.findByRole('button', { name: 'Show 12 toys' })
    await expect(drawer.queryByRole('slider')).toBeNull()
    await expect(drawer.queryByRole('radio')).toBeNull()
  },
}

export const AppliesFiltersImmediately: Story = {
  ...forViewport('phone'),
  play: async (context) => {
    await openFilters(context)
    const { userEvent, args } = context
    const drawer = within(screen.getByRole('dialog'))
    await userEvent.click(await drawer.findByRole('radio', { name: /^4 stars and up/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(parseQuery('rating=4'))
    await drawer.findByRole('button', { name: 'Show 6 toys' })
    await waitFor(() =>
      expect(drawer.getByRole('link', { name: /^Gearhart/ })).toHaveAttribute('href', '#/shop?brand=gearhart&rating=4'),
    )
    await userEvent.selectOptions(await drawer.findByRole('combobox', { name: 'Sort By' }), 'Price Low to High')
    await expect(args.onChange).toHaveBeenLastCalledWith(parseQuery('rating=4&sort=2'))
    await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(parseQuery('sort=2'))
  },
}

export const FiltersBesideTheList: Story = {
  ...forViewport('desktop'),
  args: { query: parseQuery('category=puzzles&min=50&max=99.99&sort=1') },
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('region', { name: 'Product Filters' }))
    const chosen = await filters.findByRole('link', { name: /^Puzzles/ })
    await expect(chosen).toHaveAttribute('aria-current', 'true')
    await expect(chosen).toHaveAttribute('href', '#/shop?min=50&max=99.99&sort=1')
    await expect(filters.getByRole('link', { name: 'Under $20 1 toy' })).toHaveAttribute(
      'href',
      '#/shop?category=puzzles&max=19.99&sort=1',
    )
    await expect(filters.getByRole('link', { name: /^\$50–99\.99/ })).toHaveAttribute(
      'href',
      '#/shop?category=puzzles&sort=1',
    )
    await filters.findByRole('slider', { name: 'Lowest price' })
    await expect(canvas.queryByRole('button', { name: 'Product Filters' })).toBeNull()
  },
}

export const CountsLoading: Story = {
  ...forViewport('desktop'),
  beforeEach: countsLoading,
  play: async ({ canvas }) => {
    const filters = within(await canvas.findByRole('region', { name: 'Product Filters' }))
    await expect(await canvas.findByRole('link', { name: 'Teddy Bears' })).toBeVisible()
    await expect(filters.queryByRole('link')).toBeNull()
  },
}

export const CountsUnavailable: Story = {
  ...forViewport('desktop'),
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list/facets', () => new HttpResponse(null, { status: 500 })))
  },
  play: async ({ canvas, userEvent, args }) => {
    const filters = within(await canvas.findByRole('region', { name: 'Product Filters' }))
    await expect(await filters.findByRole('link', { name: 'Under $20' })).toHaveAttribute('href', '#/shop?max=19.99')
    await filters.findByRole('slider', { name: 'Lowest price' })
    await userEvent.click(filters.getByRole('radio', { name: '4 stars and up' }))
    await expect(args.onChange).toHaveBeenCalledWith(parseQuery('rating=4'))
  },
}

export const DebouncesPrice: Story = {
  ...forViewport('phone'),
  play: async (context) => {
    await openFilters(context)
    const { args } = context
    const slider = screen.getByRole('slider', { name: 'Lowest price' })
    slider.focus()
    await withClock(async (tick) => {
      for (const from of ['2', '3', '4']) {
        fireEvent.keyDown(slider, { key: 'ArrowRight' })
        await tick(200)
        await expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue(from)
      }
      await expect(args.onChange).not.toHaveBeenCalled()
      await tick(300)
      await expect(args.onChange).toHaveBeenCalledWith(parseQuery('min=4'))
    })
    await expect(args.onChange).toHaveBeenCalledOnce()
    await screen.findByRole('button', { name: 'Show 12 toys' })
  },
}
