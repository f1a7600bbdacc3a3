import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

type Options = {
  /** What the console may say in this test, because the test itself brings it about. */
  allowedErrors: RegExp
}

/** A test that fails when any of its pages throws or writes an error to the console. */
export const test = base.extend<Options>({
  allowedErrors: [/(?!)/, { option: true }],
  context: async ({ context, allowedErrors }, use) => {
    const errors: string[] = []
    context.on('weberror', (error) => errors.push(String(error.error())))
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    await use(context)
    expect(errors.filter((error) => !allowedErrors.test(error))).toEqual([])
  },
})

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails on what axe finds against WCAG 2.2 AA, with the rule, the reason and the elements. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  expect(
    violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' ')}`),
  ).toEqual([])
}

/** Notes from now on how much of the screen jumps by itself; answers a function that says the sum, from 0 to 1 and more. */
export async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    let sum = 0
    const add = (entries: PerformanceEntryList) => {
      const shifts = entries as Shift[] // of the one kind that is observed, whose type the DOM's lacks
      for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) sum += value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      layoutShift() {
        add(observer.takeRecords())
        return sum
      },
    })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      return (window as unknown as { layoutShift(): number }).layoutShift() // left there by the script above
    })
}
