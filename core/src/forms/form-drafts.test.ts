import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { endSessionAtom, sessionAtom, startSessionAtom } from '../session/session.ts'
import { saveDraftAtom, takeDraftAtom } from './form-drafts.ts'

const values = { city: 'Port Whistle' }

/** A store in which Ada is signed in. */
function setup() {
  const store = createStore()
  store.set(startSessionAtom, 'token')
  const signIn = (id: string) => store.set(startSessionAtom, `token of ${id}`)
  const expire = () => store.set(endSessionAtom, store.get(sessionAtom), { userId: 'ada' })
  return { store, signIn, expire }
}

describe('a form draft', () => {
  it('is returned once, to its owner', () => {
    const { store, signIn, expire } = setup()
    expire()
    store.set(saveDraftAtom, { ownerId: 'ada', draftKey: 'add address', values })
    signIn('ada')
    expect(store.set(takeDraftAtom, 'ada', 'edit 1')).toBeUndefined()
    expect(store.set(takeDraftAtom, 'ada', 'add address')).toEqual(values)
    expect(store.set(takeDraftAtom, 'ada', 'add address')).toBeUndefined()
  })

  it('is not returned to another user and stays for its owner', () => {
    const { store, signIn, expire } = setup()
    expire()
    store.set(saveDraftAtom, { ownerId: 'ada', draftKey: 'add address', values })
    signIn('otto')
    expect(store.set(takeDraftAtom, 'otto', 'add address')).toBeUndefined()
    signIn('ada')
    expect(store.set(takeDraftAtom, 'ada', 'add address')).toEqual(values)
  })

  it.each([
    ['the session has not expired', false, 'ada', values],
    ['another user owns the expired session', true, 'otto', values],
    ['no field has changed', true, 'ada', {}],
  ])('is not saved when %s', (_condition, isExpired, ownerId, changed) => {
    const { store, signIn, expire } = setup()
    if (isExpired) expire()
    store.set(saveDraftAtom, { ownerId, draftKey: 'add address', values: changed })
    signIn(ownerId)
    expect(store.set(takeDraftAtom, ownerId, 'add address')).toBeUndefined()
  })
})
