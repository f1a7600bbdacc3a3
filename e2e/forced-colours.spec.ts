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
    // The browser replaces a transparent colour, too, and keeps its alpha.
    const ground = /^rgba.* 0\)$/.test(backgroundColor) ? canvas : backgroundColor
    const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== canvas
    return { canvas, ground, hasEdge, borderTopWidth, color, fill, opacity }
  })
}

const button = (page: Page) => page.locator('#storybook-root button').first()

for (const [id, find] of [
  ['actions-button--primary', button],
  ['actions-button--secondary', button],
  ['actions-button--quiet', button],
  ['actions-icon-button--quiet', button],
  ['actions-icon-button--float', button],
  ['commerce-wish-button--default', button],
  ['commerce-cart-button--default', button],
  ['actions-menu-trigger--default', button],
  ['actions-chip--default', button],
  ['data-badge--success', (page) => page.locator('[data-tone]')],
  ['feedback-callout--info', (page) => page.locator('[data-tone]')],
  ['overlays-confirm-dialog--default', (page) => page.getByRole('alertdialog')],
  ['overlays-drawer--default', (page) => page.getByRole('dialog')],
  ['forms-switch--off', (page) => page.getByRole('switch')],
  ['forms-checkbox--default', (page) => page.getByRole('checkbox')],
  ['forms-price-slider--default', (page) => page.getByRole('slider').first()],
  ['feedback-progress-bar--default', (page) => page.getByRole('progressbar')],
  ['navigation-tabs--default', (page) => page.getByRole('tab', { selected: true })],
  ['navigation-filter-tabs--default', (page) => page.locator('#storybook-root a[aria-current]')],
] satisfies [string, (page: Page) => Locator][]) {
  test(`in forced colours ${id} has an edge`, async ({ openStory }) => {
    const page = await openStory(id)
    expect((await readColours(find(page))).hasEdge).toBe(true)
  })
}

const findFirst = (selector: string) => (page: Page) => page.locator(selector).first()

for (const [what, id, find, otherId, findOther] of [
  [
    'a switch that is on',
    'forms-switch--on',
    findFirst('[role=switch]'),
    'forms-switch--off',
    findFirst('[role=switch]'),
  ],
  ['a ticked checkbox', 'forms-checkbox--checked', findFirst('input'), 'forms-checkbox--default', findFirst('input')],
  [
    'the current page of a pagination',
    'navigation-pagination--middle-page',
    findFirst('[aria-current=page]'),
    'navigation-pagination--middle-page',
    findFirst('li :is(a, button):not([aria-current])'),
  ],
  [
    'the current page of the sidebar',
    'navigation-sidebar--desktop',
    findFirst('a[aria-current=page]'),
    'navigation-sidebar--desktop',
    findFirst('a:not([aria-current])'),
  ],
  [
    'the selected person of the chat',
    'data-chat-user-list--selected',
    findFirst('[aria-current=true]'),
    'data-chat-user-list--default',
    findFirst('[data-person]'),
  ],
  [
    'a person who is online',
    'data-chat-user-list--default',
    findFirst('[data-online]'),
    'data-chat-user-list--default',
    findFirst('.rounded-full.border-2:not([data-online])'),
  ],
  [
    'the selected part of a slider',
    'forms-price-slider--default',
    findFirst('[data-orientation=horizontal].forced-colors\\:forced-selected'),
    'forms-price-slider--default',
    findFirst('span:has(> .forced-colors\\:forced-selected)'),
  ],
  [
    'the done part of a progress bar',
    'feedback-progress-bar--default',
    findFirst('[role=progressbar] > div'),
    'feedback-progress-bar--default',
    findFirst('[role=progressbar]'),
  ],
  [
    'the highlighted item of a menu',
    'overlays-menu--opened-by-keyboard',
    findFirst('[role=menuitem][data-highlighted]'),
    'overlays-menu--opened-by-keyboard',
    findFirst('[role=menuitem]:not([data-highlighted])'),
  ],
  [
    'the active option of a multi-select',
    'forms-multi-select--hover-activates-option',
    findFirst('[role=option][data-active]'),
    'forms-multi-select--hover-activates-option',
    findFirst('[role=option]:not([data-active])'),
  ],
  [
    'a selected option of a multi-select',
    'forms-multi-select--selects-on-click',
    findFirst('[role=option][aria-selected=true] > span'),
    'forms-multi-select--selects-on-click',
    findFirst('[role=option][aria-selected=false] > span'),
  ],
  [
    'the active command of the palette',
    'overlays-command-palette--default',
    findFirst('[role=option][aria-selected=true]'),
    'overlays-command-palette--default',
    findFirst('[role=option][aria-selected=false]'),
  ],
  [
    'a selected facet',
    'forms-facet-list--selected',
    findFirst('a[aria-current=true]'),
    'forms-facet-list--selected',
    findFirst('a:not([aria-current])'),
  ],
  [
    'a step of an order that is done',
    'commerce-order-timeline--processing',
    findFirst('li:first-child > span'),
    'commerce-order-timeline--processing',
    findFirst('li:last-child > span'),
  ],
  [
    'the chosen theme',
    'actions-theme-switch--light',
    findFirst('label:has(:checked)'),
    'actions-theme-switch--light',
    findFirst('label:not(:has(:checked))'),
  ],
  [
    'the current page of the dashboard',
    'layout-dashboard-frame--desktop',
    findFirst('nav a[aria-current=page]'),
    'layout-dashboard-frame--desktop',
    findFirst('nav a:not([aria-current])'),
  ],
] satisfies [string, string, (page: Page) => Locator, string, (page: Page) => Locator][]) {
  test(`in forced colours ${what} differs`, async ({ openStory }) => {
    const page = await openStory(id)
    const marked = await readColours(find(page))
    if (otherId !== id) await openStory(otherId)
    expect(marked.ground).not.toBe((await readColours(findOther(page))).ground)
  })
}

/** The system colour as a computed value. */
const readSystemColour = (page: Page, name: 'GrayText' | 'HighlightText') =>
  page.evaluate((colour) => {
    document.body.style.outlineColor = colour
    return getComputedStyle(document.body).outlineColor
  }, name)

/** The colours of an element and of the text and icons in it, except for counts, which have a ground of their own. */
const readTextColours = (element: Locator) =>
  element.evaluate((node) => {
    const parts = [...node.querySelectorAll(':is(span, mark, svg):not(.rounded-full, .rounded-full *)')]
    return [...new Set([node, ...parts].map((part) => getComputedStyle(part).color))]
  })

for (const [what, id, selector] of [
  ['a selected facet', 'forms-facet-list--selected', 'a[aria-current=true]'],
  ['the active command of the palette', 'overlays-command-palette--with-results', '[role=option][aria-selected=true]'],
  ['the selected person of the chat', 'data-chat-user-list--selected', '[aria-current=true]'],
  ['the current page of the dashboard', 'layout-dashboard-frame--desktop', 'nav a[aria-current=page]'],
] as const) {
  test(`in forced colours all text of ${what} has the colour of selected text`, async ({ openStory }) => {
    const page = await openStory(id)
    const colours = await readTextColours(page.locator(selector).first())
    expect(colours).toEqual([await readSystemColour(page, 'HighlightText')])
  })
}

for (const [id, selector] of [
  ['forms-inline-select--disabled', '#storybook-root div:has(> select)'],
  ['forms-radio-group--disabled-option', 'label:has(:disabled)'],
  ['forms-checkbox--disabled', 'label:has(:disabled)'],
  ['forms-quantity-input--stops-at-maximum', 'button[aria-disabled=true]'],
  ['navigation-pagination--first-page', 'li > [aria-disabled=true]'],
  ['overlays-menu--danger-and-disabled-items', '[role=menuitem][aria-disabled=true]'],
] as const) {
  test(`in forced colours what is disabled in ${id} is gray`, async ({ openStory }) => {
    const page = await openStory(id)
    const { color } = await readColours(page.locator(selector).first())
    expect(color).toBe(await readSystemColour(page, 'GrayText'))
  })
}

test('in forced colours the highlighted choice of a menu differs', async ({ openStory }) => {
  const page = await openStory('overlays-menu--choice')
  await page.getByRole('menuitemradio').first().focus()
  const highlighted = await readColours(page.locator('[role=menuitemradio][data-highlighted]'))
  const other = await readColours(page.locator('[role=menuitemradio]:not([data-highlighted])').first())
  expect(highlighted.ground).not.toBe(other.ground)
})

test('in forced colours the chosen radio button has a thicker ring', async ({ openStory }) => {
  const page = await openStory('forms-radio-group--default')
  const chosen = await readColours(page.getByRole('radio', { checked: true }))
  const other = await readColours(page.getByRole('radio', { checked: false }).first())
  expect(Number.parseFloat(chosen.borderTopWidth)).toBeGreaterThan(Number.parseFloat(other.borderTopWidth))
})

test('in forced colours the chosen picture of a gallery has a thicker edge', async ({ openStory }) => {
  const page = await openStory('commerce-picture-gallery--several-pictures')
  await expect(page.locator('[aria-pressed=true]')).toHaveCSS('border-top-width', '4px')
  await expect(page.locator('[aria-pressed=false]').first()).toHaveCSS('border-top-width', '2px')
})

test('in forced colours a button that looks like a link is underlined and has no edge', async ({ openStory }) => {
  const page = await openStory('actions-button--link')
  expect((await readColours(button(page))).hasEdge).toBe(false)
  await expect(button(page)).toHaveCSS('text-decoration-line', 'underline')
})

test('in forced colours the share of a rating is filled', async ({ openStory }) => {
  const page = await openStory('commerce-rating-summary--default')
  const share = await readColours(page.locator('li svg > rect').first())
  expect(share.fill).not.toBe(share.canvas)
})

test('in forced colours a full star is filled, an empty one is not', async ({ openStory }) => {
  const page = await openStory('commerce-star-rating--default')
  const full = await readColours(page.locator('svg[data-full]').first())
  const empty = await readColours(page.locator('svg:not([data-full])').first())
  expect(full.fill).not.toBe(empty.fill)
  expect(full.fill).not.toBe(full.canvas)
})

test('in forced colours the thumb of a switch and the tick of a checkbox contrast with their ground', async ({
  openStory,
}) => {
  for (const id of ['forms-switch--on', 'forms-switch--off']) {
    const page = await openStory(id)
    const thumb = await readColours(page.locator('[role=switch] > span'))
    expect(thumb.ground, id).not.toBe((await readColours(page.getByRole('switch'))).ground)
  }
  const page = await openStory('forms-checkbox--checked')
  const tick = await readColours(page.locator('input + svg'))
  expect(tick.color).not.toBe((await readColours(page.getByRole('checkbox'))).ground)
  await openStory('forms-checkbox--default')
  expect((await readColours(page.locator('input + svg'))).opacity).toBe('0')
})

test('in forced colours the letter of an avatar has no coloured circle behind it', async ({ openStory }) => {
  const page = await openStory('data-avatar--medium')
  await expect(page.locator('#storybook-root svg').first()).toBeHidden()
})
