import { describe, expect, it } from 'vitest'
import { scopeReset, scopeSelector } from './scope-reset.ts'

const shorten = (selector: string) =>
  selector.replaceAll(/:where\(\.whirligig,[^()]*\*\)/g, '<in>').replaceAll(/:where\(\.whirligig[^()]*\)/g, '<root>')

describe('scopeSelector', () => {
  it.each([
    ['h1', 'h1<in>'],
    ['*', '*<in>'],
    [':before', '<in>:before'],
    ['::file-selector-button', '<in>::file-selector-button'],
    ['input:where([type=button],[type=reset])', 'input<in>:where([type=button],[type=reset])'],
    [
      ':where(select:is([multiple],[size])) optgroup option',
      ':where(select:is([multiple],[size])) optgroup option<in>',
    ],
    ['[class*="bg-tint- >"]>*', '[class*="bg-tint- >"]>*<in>'],
    ['body', '<root>'],
  ])('changes %s to %s', (selector, expected) => {
    expect(shorten(scopeSelector(selector))).toBe(expected)
  })
})

describe('scopeReset', () => {
  it('leaves the colour scheme to the page, unless it has a data-theme', () => {
    const themes = '[data-theme=dark]{color-scheme:dark}@media print{:root,[data-theme]{color-scheme:light}}'
    expect(scopeReset(`@layer base{:root{color-scheme:light dark}${themes}}`)).toBe(`@layer base{${themes}}`)
  })

  it('changes the layer base only, also in conditions', () => {
    const css =
      '@layer theme{:root{--a:1}}@layer base{html,:host{color:red}@media print{p{margin:0}}}@layer utilities{.p-1{padding:1px}}'
    expect(shorten(scopeReset(css))).toBe(
      '@layer theme{:root{--a:1}}@layer base{<root>{color:red}@media print{p<in>{margin:0}}}@layer utilities{.p-1{padding:1px}}',
    )
  })
})
