import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serveFolder } from '../scripts/visual/serve-folder.ts'

const STORYBOOK_DIR = join(import.meta.dirname, '../storybook-static')

test('Storybook works below a path of a static file server, with images, fonts and mocked responses', async ({
  page,
}, testInfo) => {
  // Loads all of Storybook twice without a cache.
  test.slow()
  expect(existsSync(STORYBOOK_DIR), 'Storybook is not built. Run npm run build:storybook first.').toBe(true)
  mkdirSync(testInfo.outputPath('some'), { recursive: true })
  symlinkSync(STORYBOOK_DIR, testInfo.outputPath('some/where'))
  const server = await serveFolder(testInfo.outputDir)
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico')) missing.push(response.url())
  })

  await page.goto(`${server.url}/some/where/index.html`)
  await expect(
    page.frameLocator('#storybook-preview-iframe').getByRole('heading', { name: 'Whirligig', level: 1 }),
  ).toBeVisible({ timeout: 90_000 })

  await page.goto(`${server.url}/some/where/iframe.html?id=pages-storefront-product--with-data&viewMode=story`)
  const picture = page.getByRole('img', { name: 'Teddy Bears' }).first()
  await expect(picture).toBeVisible({ timeout: 90_000 })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true)
  expect(missing).toEqual([])
  server.close()
})
