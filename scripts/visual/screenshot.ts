import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'

/** A page counts as still when two screenshots, taken `intervalMs` apart, are equal. */
const STILL = { intervalMs: 300, maxTries: 10 }

/**
 * Takes a screenshot of the whole page, also of what is below the viewport, as a PNG that is quick to write instead of small.
 * Playwright's own screenshots change the styles of the page and back each time, and compress better: a comparison takes a quarter longer.
 */
export async function takeScreenshot(devTools: CDPSession): Promise<Buffer> {
  const { cssContentSize, cssLayoutViewport } = await devTools.send('Page.getLayoutMetrics')
  const { data } = await devTools.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: cssContentSize.height > cssLayoutViewport.clientHeight,
    clip: { ...cssContentSize, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/** Takes screenshots until two in a row are equal: a play function can end before its effects do. */
export async function takeStillScreenshot(devTools: CDPSession): Promise<Buffer> {
  let last = await takeScreenshot(devTools)
  for (let tries = 0; tries < STILL.maxTries; tries++) {
    await setTimeout(STILL.intervalMs)
    const next = await takeScreenshot(devTools)
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
