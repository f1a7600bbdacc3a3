import { createQueryClient } from '@whirligig/core/query'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brandAtom, categoryAtom, productAtom, productPageAtom } from './atoms.ts'
import { lookedAtAtom } from './looked-at-atoms.ts'
import { relatedAtom } from './related-atoms.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const FAMILIES = {
  ...{ product: productAtom, page: productPageAtom, related: relatedAtom, 'looked-at': lookedAtAtom },
  ...{ category: categoryAtom, brand: brandAtom },
}

test.each(['product', 'page', 'related', 'looked-at', 'category', 'brand'] as const)(
  'drops the atom of a %s when its last component unmounts',
  (name) => {
    const family = FAMILIES[name]
    const store = createStore()
    store.set(
      queryClientAtom,
      createQueryClient(() => {}),
    )
    const unmount = store.sub(family('bears'), () => {})
    expect(family.getParams()).toContain('bears')
    unmount()
    expect(family.getParams()).not.toContain('bears')
  },
)
