import { PAGE_SIZE, type Product, type ShopBrand, type ShopCategory } from '@whirligig/contract'
import { aProductFacets, aProductPage, BRANDS, CATEGORIES, TOYS } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'

/** Brands with their newest toys. */
const SHOP_BRANDS: readonly ShopBrand[] = BRANDS.map(({ _id, name, slug, description, isActive }) => ({
  ...{ _id, name, slug, description, isActive },
  toys: TOYS.filter(({ brand }) => brand?._id === _id)
    .slice(0, 3)
    .map(({ slug, imageUrl }) => ({ slug, imageUrl })),
}))

const SHOP_CATEGORIES: readonly ShopCategory[] = CATEGORIES.map(
  ({ products: _products, version: _version, ...category }) => category,
)

const FILTERS: Record<string, (toy: Product, value: string) => boolean> = {
  name: (toy, value) => toy.name.toLowerCase().includes(value.toLowerCase()),
  category: (toy, value) => CATEGORIES.some(({ slug, products }) => slug === value && products.includes(toy._id)),
  brand: (toy, value) => toy.brand?.slug === value,
  min: (toy, value) => toy.price >= Number(value),
  max: (toy, value) => toy.price <= Number(value),
  rating: (toy, value) => toy.averageRating >= Number(value),
}

/** Lists the toys that pass the filters of a query, but for the ignored ones. */
function listMatches(query: URLSearchParams, ...ignored: string[]): Product[] {
  const filters = [...query].filter(([name, value]) => value && FILTERS[name] && !ignored.includes(name))
  return TOYS.filter((toy) => filters.every(([name, value]) => FILTERS[name]?.(toy, value)))
}

/** The newest first, which is the order of the fixtures, or by price. */
function sort(toys: Product[], order: string | null): Product[] {
  if (order === '1') return toys.toSorted((a, b) => b.price - a.price)
  return order === '2' ? toys.toSorted((a, b) => a.price - b.price) : toys
}

/** Handlers that filter, sort, page and count the toys of the fixtures as the server does, and list brands and categories. */
export const productListHandlers = () => [
  http.get('/api/product/list', ({ request }) => {
    const query = new URL(request.url).searchParams
    const toys = sort(listMatches(query), query.get('sortOrder'))
    const currentPage = Number(query.get('page') ?? 1)
    const products = toys.slice((currentPage - 1) * PAGE_SIZE.products, currentPage * PAGE_SIZE.products)
    return HttpResponse.json({ ...aProductPage(toys), currentPage, products })
  }),
  http.get('/api/product/list/facets', ({ request }) => {
    const query = new URL(request.url).searchParams
    return HttpResponse.json({
      categories: aProductFacets(listMatches(query, 'category')).categories.filter(({ count }) => count > 0),
      brands: aProductFacets(listMatches(query, 'brand')).brands.filter(({ count }) => count > 0),
      prices: aProductFacets(listMatches(query, 'min', 'max')).prices,
      ratings: aProductFacets(listMatches(query, 'rating')).ratings,
    })
  }),
  http.get('/api/brand/list', () => HttpResponse.json({ brands: SHOP_BRANDS })),
  http.get('/api/category/list', () => HttpResponse.json({ categories: SHOP_CATEGORIES })),
]
