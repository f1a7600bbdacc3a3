import { atom, createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { sessionScoped } from './session-scoped.ts'

const scopeAtom = atom<{ name: string } | undefined>(undefined)

function setup() {
  const start = vi.fn(({ name }: { name: string }) => `service of ${name}`)
  return { store: createStore(), start, serviceAtom: sessionScoped(scopeAtom, start) }
}

it('starts no service when the atom is only read', () => {
  const { store, start, serviceAtom } = setup()
  store.set(scopeAtom, { name: 'ada' })
  expect(store.get(serviceAtom)).toBeUndefined()
  expect(start).not.toHaveBeenCalled()
})

it('starts the service when the atom is mounted and has a scope', () => {
  const { store, start, serviceAtom } = setup()
  store.sub(serviceAtom, () => {})
  expect(start).not.toHaveBeenCalled()
  store.set(scopeAtom, { name: 'ada' })
  expect(store.get(serviceAtom)).toBe('service of ada')
})

it('keeps the service while the atom is not mounted', () => {
  const { store, start, serviceAtom } = setup()
  store.set(scopeAtom, { name: 'ada' })
  const unmount = store.sub(serviceAtom, () => {})
  unmount()
  expect(store.get(serviceAtom)).toBe('service of ada')
  store.sub(serviceAtom, () => {})
  expect(start).toHaveBeenCalledOnce()
})

it('keeps the service when the same scope comes back', () => {
  const { store, start, serviceAtom } = setup()
  store.sub(serviceAtom, () => {})
  store.set(scopeAtom, { name: 'ada' })
  store.set(scopeAtom, undefined)
  expect(store.get(serviceAtom)).toBeUndefined()
  store.set(scopeAtom, { name: 'ada' })
  expect(store.get(serviceAtom)).toBe('service of ada')
  expect(start).toHaveBeenCalledOnce()
})

it('starts another service for another scope', () => {
  const { store, start, serviceAtom } = setup()
  store.sub(serviceAtom, () => {})
  store.set(scopeAtom, { name: 'ada' })
  store.set(scopeAtom, { name: 'eve' })
  expect(store.get(serviceAtom)).toBe('service of eve')
  store.set(scopeAtom, undefined)
  expect(store.get(serviceAtom)).toBeUndefined()
  expect(start).toHaveBeenCalledTimes(2)
})
