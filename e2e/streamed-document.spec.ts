import { expectNoLayoutShift, test, trackLayoutShift } from './support/test.ts'

const PARTS = 24

for (const [path, width] of [
  ['/sell', 1280],
  ['/contact', 360],
  ['/shop/brand/hug-and-co', 768],
] as const) {
  test(`${path} at ${width} px stays where it is while the document arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text()
    const markup = html.replace(/<script.*?<\/script>/gs, '') // Without code, the page stays as the server rendered it.
    const layoutShift = await trackLayoutShift(page)
    await page.goto('/robots.txt')
    await page.evaluate(
      async ([text, parts]) => {
        document.open()
        for (let part = 0; part < parts; part++) {
          document.write(text.slice((text.length * part) / parts, (text.length * (part + 1)) / parts))
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
        }
        document.close()
      },
      [markup, PARTS] as const,
    )
    expectNoLayoutShift(await layoutShift())
  })
}
