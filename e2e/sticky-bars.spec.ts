import { expect, type Page } from '@playwright/test'
import { signInAs } from './support/actions.ts'
import { adminToken } from './support/staff.ts'
import { test } from './support/test.ts'
import { waitForPage } from './support/wait-for-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Returns what has the focus, and whether something covers all of it. */
const getFocused = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, top, width, height } = focused.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    )
    const isCovered = points.every(([x, y]) => {
      const topmost = document.elementFromPoint(x, y)
      return !topmost || !(focused.contains(topmost) || topmost.contains(focused))
    })
    return { name: focused.getAttribute('aria-label') ?? focused.textContent, isCovered }
  })

/** Moves the focus step by step, and expects that no bar ever hides what has it. */
async function expectFocusInView(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<void> {
  const covered: (string | null)[] = []
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    const focused = await getFocused(page)
    if (focused?.isCovered) covered.push(focused.name)
  }
  expect(covered).toEqual([])
}

for (const [path, title, viewport] of [
  ['/shop', 'All toys', { width: 1280, height: 800 }],
  ['/product/teddy-bears', 'Teddy Bears', { width: 360, height: 640 }],
] as const)
  test(`the header hides no control of ${path} from the keyboard, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await waitForPage(page, `${title} · Whirligig`)
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await expectFocusInView(page, 'Shift+Tab', 40)
  })

test('the bar of the selection hides no row from the keyboard', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signInAs(page, await adminToken(request), '/dashboard/product')
  await waitForPage(page, 'Products · Whirligig')
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
  await expectFocusInView(page, 'Tab', 50)
})

test('the bar that buys hides no control from the keyboard, on the way down', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/product/teddy-bears')
  await waitForPage(page, 'Teddy Bears · Whirligig')
  await expectFocusInView(page, 'Tab', 40)
})

test('the bar that buys leaves the name of the toy on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/product/teddy-bears')
  await waitForPage(page, 'Teddy Bears · Whirligig')
  const bar = page.locator('.purchase-bar')
  await expect(bar).toBeInViewport({ ratio: 1 })
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  const { y = 0 } = (await bar.boundingBox()) ?? {}
  expect((name?.y ?? y) + (name?.height ?? 0)).toBeLessThanOrEqual(y)
})

test('a toast leaves the bar that buys, on a screen between phone and tablet', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 740 })
  await page.goto('/product/teddy-bears')
  await waitForPage(page, 'Teddy Bears · Whirligig')
  await page.getByRole('button', { name: 'Add Teddy Bears to your WishList' }).first().click()
  const toast = page.locator('[data-sonner-toast]')
  await toast.hover() // it stays
  await page.evaluate(() => scrollTo(0, 0))
  const bar = page.locator('.purchase-bar')
  await expect(bar).toBeInViewport()
  const getBottom = async () => {
    const box = await toast.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const { y = 0 } = (await bar.boundingBox()) ?? {}
  await expect.poll(getBottom).toBeLessThanOrEqual(y)
})

for (const viewport of [
  { width: 1280, height: 400 },
  { width: 360, height: 540 },
])
  test(`the header scrolls with the page on a low screen, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/shop')
    await expect(page.getByRole('banner')).toBeInViewport()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner')).not.toBeInViewport()
  })

test('the menu scrolls as a whole on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 })
  await page.goto('/shop')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: 'Close' })).toBeInViewport()
  await menu.getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(menu.getByRole('link').last()).toBeInViewport()
  await expect(menu.getByRole('button', { name: 'Close' })).not.toBeInViewport()
})

test('a new page starts at its top without an animation, if the user prefers that', async ({ page }) => {
  await page.goto('/shop')
  await waitForPage(page, 'All toys · Whirligig')
  const behaviors = await page.evaluateHandle(() => {
    const recorded: (string | undefined)[] = []
    const scroll = window.scrollTo.bind(window)
    window.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options !== 'object') return
      recorded.push(options.behavior)
      scroll(options)
    }
    return recorded
  })
  await page.getByRole('article').last().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => behaviors.jsonValue()).toEqual(['instant'])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
  await expect.poll(() => behaviors.jsonValue()).toEqual(['instant', 'smooth'])
})
