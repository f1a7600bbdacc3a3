import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/storybook.ts'

test.use({ storyContext: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** The colours that are drawn for an element in forced colours. A transparent ground shows the canvas. */
async function readColours(element: Locator) {
  await element.waitFor({ state: 'attached' })
  return element.evaluate((node) => {
    const probe = document.createElement('i')
    probe.style.color = 'Canvas'
    document.body.append(probe)
    const canvas = getComputedStyle(probe).color
    probe.remove()
    const { backgroundColor, borderTopColor, borderTopWidth, borderTopStyle, color, fill, opacity } =
      getComputedStyle(node)
    const ground = backgroundColor === 'rgba(0, 0, 0, 0)' ? canvas : backgroundColor
    const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== canvas
    return { canvas, ground, hasEdge, borderTopWidth, color, fill, opacity }
  })
}

const button = (page: Page) => page.locator('#storybook-root button').first()

for (const [id, find] of [
  ['button--primary', button],
  ['button--secondary', button],
  ['button--quiet', button],
  ['icon-button--quiet', button],
  ['icon-button--float', button],
  ['wish-button--default', button],
  ['cart-button--default', button],
  ['menu-trigger--default', button],
  ['chip--default', button],
  ['badge--success', (page) => page.locator('[data-tone]')],
  ['callout--info', (page) => page.locator('[data-tone]')],
  ['confirm-dialog--default', (page) => page.getByRole('alertdialog')],
  ['drawer--default', (page) => page.getByRole('dialog')],
  ['switch--off', (page) => page.getByRole('switch')],
  ['checkbox--default', (page) => page.getByRole('checkbox')],
  ['price-slider--default', (page) => page.getByRole('slider').first()],
  ['progress-bar--default', (page) => page.getByRole('progressbar')],
] satisfies [string, (page: Page) => Locator][]) {
  test(`in forced colours ${id} has an edge`, async ({ openStory }) => {
    const page = await openStory(`components-${id}`)
    expect((await readColours(find(page))).hasEdge).toBe(true)
  })
}

const findFirst = (selector: string) => (page: Page) => page.locator(selector).first()

for (const [what, id, find, otherId, findOther] of [
  ['a switch that is on', 'switch--on', findFirst('[role=switch]'), 'switch--off', findFirst('[role=switch]')],
  ['a ticked checkbox', 'checkbox--checked', findFirst('input'), 'checkbox--default', findFirst('input')],
  [
    'the current page of a pagination',
    'pagination--middle-page',
    findFirst('[aria-current=page]'),
    'pagination--middle-page',
    findFirst('li :is(a, button):not([aria-current])'),
  ],
  [
    'the current page of the sidebar',
    'sidebar--desktop',
    findFirst('a[aria-current=page]'),
    'sidebar--desktop',
    findFirst('a:not([aria-current])'),
  ],
  [
    'the selected person of the chat',
    'chat-user-list--selected',
    findFirst('[aria-current=true]'),
    'chat-user-list--default',
    findFirst('[data-person]'),
  ],
  [
    'a person who is online',
    'chat-user-list--default',
    findFirst('[data-online]'),
    'chat-user-list--default',
    findFirst('.rounded-full.border-2:not([data-online])'),
  ],
  [
    'the selected part of a slider',
    'price-slider--default',
    findFirst('[data-orientation=horizontal].forced-colors\\:forced-selected'),
    'price-slider--default',
    findFirst('span:has(> .forced-colors\\:forced-selected)'),
  ],
  [
    'the done part of a progress bar',
    'progress-bar--default',
    findFirst('[role=progressbar] > div'),
    'progress-bar--default',
    findFirst('[role=progressbar]'),
  ],
] satisfies [string, string, (page: Page) => Locator, string, (page: Page) => Locator][]) {
  test(`in forced colours ${what} differs`, async ({ openStory }) => {
    const page = await openStory(`components-${id}`)
    const marked = await readColours(find(page))
    if (otherId !== id) await openStory(`components-${otherId}`)
    expect(marked.ground).not.toBe((await readColours(findOther(page))).ground)
  })
}

test('in forced colours the chosen radio button has a thicker ring', async ({ openStory }) => {
  const page = await openStory('components-radio-group--default')
  const chosen = await readColours(page.getByRole('radio', { checked: true }))
  const other = await readColours(page.getByRole('radio', { checked: false }).first())
  expect(Number.parseFloat(chosen.borderTopWidth)).toBeGreaterThan(Number.parseFloat(other.borderTopWidth))
})

test('in forced colours the chosen picture of a gallery has a thicker edge', async ({ openStory }) => {
  const page = await openStory('components-picture-gallery--several-pictures')
  await expect(page.locator('[aria-pressed=true]')).toHaveCSS('border-top-width', '4px')
  await expect(page.locator('[aria-pressed=false]').first()).toHaveCSS('border-top-width', '2px')
})

test('in forced colours a button that looks like a link is underlined and has no edge', async ({ openStory }) => {
  const page = await openStory('components-button--link')
  expect((await readColours(button(page))).hasEdge).toBe(false)
  await expect(button(page)).toHaveCSS('text-decoration-line', 'underline')
})

test('in forced colours the share of a rating is filled', async ({ openStory }) => {
  const page = await openStory('components-rating-summary--default')
  const share = await readColours(page.locator('li svg > rect').first())
  expect(share.fill).not.toBe(share.canvas)
})

test('in forced colours a full star is filled, an empty one is not', async ({ openStory }) => {
  const page = await openStory('components-star-rating--default')
  const full = await readColours(page.locator('svg[data-full]').first())
  const empty = await readColours(page.locator('svg:not([data-full])').first())
  expect(full.fill).not.toBe(empty.fill)
  expect(full.fill).not.toBe(full.canvas)
})

test('in forced colours the thumb of a switch and the tick of a checkbox contrast with their ground', async ({
  openStory,
}) => {
  for (const id of ['switch--on', 'switch--off']) {
    const page = await openStory(`components-${id}`)
    const thumb = await readColours(page.locator('[role=switch] > span'))
    expect(thumb.ground, id).not.toBe((await readColours(page.getByRole('switch'))).ground)
  }
  const page = await openStory('components-checkbox--checked')
  const tick = await readColours(page.locator('input + svg'))
  expect(tick.color).not.toBe((await readColours(page.getByRole('checkbox'))).ground)
  await openStory('components-checkbox--default')
  expect((await readColours(page.locator('input + svg'))).opacity).toBe('0')
})
