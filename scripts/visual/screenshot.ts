import type { Page } from 'playwright'

/** A page counts as still when two screenshots, taken `intervalMs` apart, are equal. */
const STILL = { intervalMs: 300, maxTries: 10 }

/** Takes a screenshot of the whole page without animations and caret. Parts that the story excludes are masked. */
export const takeScreenshot = (page: Page): Promise<Buffer> =>
  page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    mask: [page.locator('.chromatic-ignore, [data-chromatic="ignore"]')],
  })

/** Takes screenshots until two in a row are equal: a play function can end before its effects do. */
export async function takeStillScreenshot(page: Page): Promise<Buffer> {
  let last = await takeScreenshot(page)
  for (let tries = 0; tries < STILL.maxTries; tries++) {
    await page.waitForTimeout(STILL.intervalMs)
    const next = await takeScreenshot(page)
    if (next.equals(last)) break
    last = next
  }
  return last
}

/** Waits until fonts and images are loaded and two frames have been drawn with them. */
export async function waitForImagesAndFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // A broken image is a valid state of a story.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
