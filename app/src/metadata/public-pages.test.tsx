import { describe, expect, it } from 'vitest'
import { loadTestPage } from '../../test/render.ts'

const renderPage = async (url: string): Promise<string> => (await loadTestPage(url)).render()

/** Lists the values of an attribute of all elements that the pattern finds. */
const listAll = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => text)

function readMetadata(html: string) {
  const property = (name: string) => listAll(html, new RegExp(`<meta property="${name}" content="([^"]*)"`, 'g'))
  const meta = (name: string) => listAll(html, new RegExp(`<meta name="${name}" content="([^"]*)"`, 'g'))
  return {
    titles: listAll(html, /<title>([^<]*)<\/title>/g),
    descriptions: meta('description'),
    canonicals: listAll(html, /<link rel="canonical" href="([^"]*)"/g),
    robots: meta('robots'),
    card: meta('twitter:card'),
    property,
    types: listAll(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      (json) => JSON.parse(json)['@type'],
    ),
  }
}

describe.each([
  ['/', 'Whirligig · Toys For Everyone', '/', ['Organization', 'WebSite']],
  ['/shop', 'All toys · Whirligig', '/shop', ['BreadcrumbList', 'ItemList']],
  ['/shop?page=2&utm_source=mail', 'All toys · Whirligig', '/shop?page=2', ['BreadcrumbList', 'ItemList']],
  ['/shop/category/soft-toys', 'Soft Toys · Whirligig', '/shop/category/soft-toys', ['BreadcrumbList', 'ItemList']],
  [
    '/shop/category/soft-toys?page=2',
    'Soft Toys · Whirligig',
    '/shop/category/soft-toys?page=2',
    ['BreadcrumbList', 'ItemList'],
  ],
  [
    '/shop/brand/bramble-bear',
    'Bramble &amp; Bear · Whirligig',
    '/shop/brand/bramble-bear',
    ['BreadcrumbList', 'ItemList'],
  ],
  ['/brands', 'Brands · Whirligig', '/brands', ['BreadcrumbList', 'ItemList']],
  ['/product/teddy-bears', 'Teddy Bears · Whirligig', '/product/teddy-bears', ['Product', 'BreadcrumbList']],
  ['/product/teddy-bears?ref=x', 'Teddy Bears · Whirligig', '/product/teddy-bears', ['Product', 'BreadcrumbList']],
  ['/sell', 'Sell With Us · Whirligig', '/sell', []],
  ['/contact', 'Contact Information · Whirligig', '/contact', []],
  ['/delivery-and-returns', 'Delivery &amp; Returns · Whirligig', '/delivery-and-returns', ['BreadcrumbList']],
  ['/privacy', 'Privacy · Whirligig', '/privacy', ['BreadcrumbList']],
  ['/about', 'About Us · Whirligig', '/about', ['BreadcrumbList']],
])('the metadata of %s', (url, title, path, types) => {
  const load = async () => readMetadata(await renderPage(url))

  it('has one title, description and canonical address, and may be listed', async () => {
    const metadata = await load()
    expect(metadata.titles).toEqual([title])
    expect(metadata.descriptions).toEqual([expect.stringMatching(/^.{30,170}$/)])
    expect(metadata.canonicals).toEqual([`https://shop.example${path}`])
    expect(metadata.robots).toEqual([])
  })

  it('has what a link preview shows', async () => {
    const metadata = await load()
    expect(metadata.property('og:title')).toEqual([expect.stringMatching(/./)])
    expect(metadata.property('og:description')).toEqual(metadata.descriptions)
    expect(metadata.property('og:url')).toEqual(metadata.canonicals)
    expect(metadata.property('og:site_name')).toEqual(['Whirligig'])
    expect(metadata.property('og:image')).toEqual([expect.stringMatching(/^https:\/\/shop\.example\/images\//)])
    expect(metadata.property('og:image:alt')).toEqual([expect.stringMatching(/./)])
    expect(metadata.card).toEqual(['summary_large_image'])
  })

  it('has structured data', async () => {
    expect((await load()).types).toEqual(types)
  })
})

it.each([
  ['/shop?name=bear', '“bear” · Whirligig', '/shop'],
  ['/shop?name=bear&page=2', '“bear” · Whirligig', '/shop'],
  ['/shop?rating=4', 'All toys · Whirligig', '/shop'],
  ['/shop?sort=2', 'All toys · Whirligig', '/shop'],
  ['/shop?brand=bramble-bear', 'All toys · Whirligig', '/shop'],
  ['/shop?page=3', 'All toys · Whirligig', '/shop?page=3'],
  ['/shop/category/soft-toys?min=20&max=90', 'Soft Toys · Whirligig', '/shop/category/soft-toys'],
  ['/shop/category/gone', 'Not found · Whirligig', '/shop/category/gone'],
  ['/shop/brand/gone', 'Not found · Whirligig', '/shop/brand/gone'],
  ['/product/gone', 'Not found · Whirligig', '/product/gone'],
  ['/no-such-page', 'Not found · Whirligig', '/404'],
  ['/shop/no-such-page', 'Not found · Whirligig', '/404'],
])('search engines do not list %s', async (url, title, path) => {
  const { titles, descriptions, canonicals, robots } = readMetadata(await renderPage(url))
  expect(robots).toEqual(['noindex,follow'])
  expect(titles).toEqual([title])
  expect(descriptions).toHaveLength(1)
  expect(canonicals).toEqual([`https://shop.example${path}`])
})

it('the link preview of a product shows its name, picture and price', async () => {
  const { property } = readMetadata(await renderPage('/product/wooden-train'))
  expect(property('og:type')).toEqual(['product'])
  expect(property('og:title')).toEqual(['Wooden Train'])
  expect(property('og:image')).toEqual(['https://shop.example/images/toys/train.svg'])
  expect(property('og:image:alt')).toEqual(['Wooden Train'])
  expect(property('product:price:amount')).toEqual(['42.50'])
  expect(property('product:price:currency')).toEqual(['USD'])
})

it('a product name cannot leave the metadata', async () => {
  const html = await renderPage('/product/hostile')
  expect(html).not.toContain('<script>alert')
  expect(readMetadata(html).types).toEqual(['Product', 'BreadcrumbList'])
})

it('positions in a list continue on the next page', async () => {
  const [json = ''] = listAll(
    await renderPage('/shop?page=2'),
    /<script type="application\/ld\+json">([^<]*ItemList.*?)<\/script>/gs,
  )
  expect(JSON.parse(json).itemListElement[0]).toMatchObject({ position: 11, name: 'Teddy Bears' })
})
