import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** Opens a page and returns the fonts that it loads, by the start of their file names. */
async function listFonts(page: Page, path: string): Promise<string[]> {
  const fonts = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  return [...fonts].map((font) => font.match(/assets\/(\w+-\w+)/)?.[1] ?? font).sort()
}

for (const path of ['/', '/shop', '/brands', '/product/teddy-bears', '/sell', '/contact', '/about']) {
  test(`${path} loads only the fonts of basic characters`, async ({ page }) => {
    expect(await listFonts(page, path)).toEqual(['figtree-basic', 'fredoka-basic'])
  })
}

test('a page with other characters loads a whole font for them', async ({ page }) => {
  expect(await listFonts(page, '/shop?name=Zo%C3%AB')).toEqual(
    expect.arrayContaining(['fredoka-basic', 'fredoka-latin']),
  )
})
