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
