import { expect, it } from 'vitest'
import { isCommandShortcut } from './command-shortcut.ts'

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it.each([
  [true, { key: 'k', ctrlKey: true }],
  [true, { key: 'k', metaKey: true }],
  [true, { key: 'K', ctrlKey: true }], // with caps lock
  [false, { key: 'k' }],
  [false, { key: 'j', ctrlKey: true }],
  [false, { key: 'k', ctrlKey: true, metaKey: true }],
  [false, { key: 'k', ctrlKey: true, altKey: true }],
  [false, { key: 'K', ctrlKey: true, shiftKey: true }], // the web console of Firefox
])('returns %s for %o', (isShortcut, keys) => {
  expect(isCommandShortcut({ ...NO_MODIFIERS, ...keys })).toBe(isShortcut)
})
