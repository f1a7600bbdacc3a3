import { aProduct, aShopReview, SHOP_REVIEWS } from '@whirligig/contract/fixtures'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { getCollectionBreadcrumbs, getProductBreadcrumbs, shopBreadcrumbs, toBreadcrumbList } from './breadcrumbs.ts'
import { toItemList } from './item-list.ts'
import { JsonLd, type JsonLdObject } from './json-ld.tsx'
import { toProductJsonLd } from './product-json-ld.ts'
import { toOrganization, toWebSite } from './shop-json-ld.ts'

const ORIGIN = 'https://shop.example'

/** The fields that schema.org's types need for Google's rich results. */
const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'description', 'sku', 'url', 'offers'],
  Offer: ['url', 'price', 'priceCurrency', 'availability'],
  Brand: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating', 'datePublished'],
  Rating: ['ratingValue'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
}
const URL_FIELDS = ['url', 'item', 'image', 'logo', 'availability', 'urlTemplate']

/** Lists what is wrong with an object and the objects in it. */
function listProblems(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  const nested = fields.flatMap(([key, inner]) => listProblems(inner, `${path}.${key}`))
  if (Array.isArray(value)) return nested
  const type = '@type' in value ? String(value['@type']) : 'no type'
  const isEmpty = (field: unknown) =>
    field === undefined || field === '' || (Array.isArray(field) && field.length === 0)
  const required = REQUIRED_FIELDS[type]
  if (!required) return [...nested, `${path}: unknown type ${type}`]
  const values = new Map<string, unknown>(fields)
  return [
    ...nested,
    ...required.filter((key) => isEmpty(values.get(key))).map((key) => `${path}.${key} is missing`),
    ...fields
      .filter(([key, field]) => URL_FIELDS.includes(key) && !/^https:\/\/\w/.test(String(field)))
      .map(([key]) => `${path}.${key} is not absolute`),
  ]
}

const render = (object: JsonLdObject): string => renderToStaticMarkup(<JsonLd objects={[object]} />)

/** Parses what a crawler reads: the text up to the first end tag. */
const parse = (html: string): unknown =>
  JSON.parse(/^<script type="application\/ld\+json">(.*?)<\/script/s.exec(html)?.[1] ?? '')

const bare = aProduct({ imageUrl: null, brand: null, inventory: 0, averageRating: 0, totalReviews: 0 })

describe('structured data', () => {
  it.each<[string, JsonLdObject]>([
    ['a product', toProductJsonLd(ORIGIN, aProduct(), SHOP_REVIEWS)],
    ['a product without picture, brand, stock and reviews', toProductJsonLd(ORIGIN, bare, [])],
    ['a product whose reviewer has left', toProductJsonLd(ORIGIN, aProduct(), [aShopReview({ user: null })])],
    ['breadcrumbs of all toys', toBreadcrumbList(ORIGIN, shopBreadcrumbs)],
    ['breadcrumbs of a product', toBreadcrumbList(ORIGIN, getProductBreadcrumbs(aProduct()))],
    ['a list', toItemList(ORIGIN, [{ name: 'Teddy Bears', path: '/product/teddy-bears' }])],
    ['the organization', toOrganization(ORIGIN)],
    ['the site', toWebSite(ORIGIN)],
  ])('has the required fields for %s', (_name, object) => {
    const data = parse(render(object))
    expect(data).toMatchObject({ '@context': 'https://schema.org' })
    expect(listProblems(data)).toEqual([])
  })

  it.each(['</script><script>alert(1)</script>', '<!-- <script>', '"Bear" & \'Cub\' \\', '\u2028]]>', '\uD83E'])(
    'keeps the name %j inside its data block',
    (name) => {
      const html = render(toProductJsonLd(ORIGIN, aProduct({ name }), []))
      expect(html.match(/<[!/a-z]/g)).toEqual(['<s', '</'])
      expect(parse(html)).toMatchObject({ name: name.toWellFormed() === name ? name : expect.any(String) })
    },
  )
})

describe('toProductJsonLd', () => {
  it('describes the offer', () => {
    expect(toProductJsonLd(ORIGIN, aProduct({ price: 42.5 }), [])).toMatchObject({
      name: 'Teddy Bears',
      brand: { name: 'Bramble & Bear' },
      offers: {
        url: 'https://shop.example/product/teddy-bears',
        price: '42.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  it('says that a product without stock is out of stock', () => {
    expect(toProductJsonLd(ORIGIN, bare, [])).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    })
  })

  it('uses the widest picture', () => {
    const imageUrl = '/images/products/bear-640.webp'
    expect(toProductJsonLd(ORIGIN, aProduct({ imageUrl }), [])).toMatchObject({
      image: 'https://shop.example/images/products/bear-1280.webp',
    })
  })

  it('has the age, the size and the material', () => {
    const details = { age: 'From 3 years', size: '24 cm tall', material: 'Beech' }
    expect(toProductJsonLd(ORIGIN, aProduct(details), [])).toMatchObject({
      audience: { audienceType: 'From 3 years' },
      size: '24 cm tall',
      material: 'Beech',
    })
  })

  it('leaves out what a product does not have', () => {
    const fields = Object.keys(toProductJsonLd(ORIGIN, bare, []))
    for (const field of ['image', 'brand', 'aggregateRating', 'review', 'audience', 'size', 'material'])
      expect(fields).not.toContain(field)
  })

  it('has the rating of all reviews and the text of the first five', () => {
    const reviews = Array.from({ length: 7 }, (_, index) => aShopReview({ title: `Review ${index}` }))
    const product = aProduct({ averageRating: 4.2, totalReviews: 7 })
    expect(toProductJsonLd(ORIGIN, product, reviews)).toMatchObject({
      aggregateRating: { ratingValue: 4.2, reviewCount: 7 },
      review: ['Review 0', 'Review 1', 'Review 2', 'Review 3', 'Review 4'].map((name) => ({ name })),
    })
  })
})

describe('the breadcrumbs', () => {
  const names = (breadcrumbs: readonly { name: string }[]) => breadcrumbs.map(({ name }) => name)

  it('lead to a product through its brand', () => {
    expect(names(getProductBreadcrumbs(aProduct()))).toEqual(['Home', 'Brands', 'Bramble & Bear', 'Teddy Bears'])
  })

  it('lead to a product without a brand through all toys', () => {
    expect(names(getProductBreadcrumbs(bare))).toEqual(['Home', 'All toys', 'Teddy Bears'])
  })

  it('lead to a category through all toys', () => {
    const breadcrumbs = getCollectionBreadcrumbs('category', { name: 'Soft Toys', slug: 'soft-toys' })
    expect(toBreadcrumbList(ORIGIN, breadcrumbs).itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://shop.example/' },
      { position: 2, name: 'All toys', item: 'https://shop.example/shop' },
      { position: 3, name: 'Soft Toys', item: 'https://shop.example/shop/category/soft-toys' },
    ])
  })
})

it('offers search engines the search of the shop', () => {
  expect(toWebSite(ORIGIN)).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://shop.example/shop?name={search_term_string}' } },
  })
})
