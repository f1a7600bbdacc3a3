import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { endSessionAtom, sessionAtom, startSessionAtom, userIdAtom } from '../session/session.ts'
import { saveDraftAtom, takeDraftAtom } from './form-drafts.ts'

const typed = { city: 'Port Whistle' }

/** A shop in which Ada is signed in. */
function shop() {
  const store = createStore()
  store.set(userIdAtom, 'ada')
  store.set(startSessionAtom, 'token')
  const signIn = (_id: string) => {
    store.set(startSessionAtom, `token of ${_id}`)
    store.set(userIdAtom, _id)
  }
  const expire = () => store.set(endSessionAtom, store.get(sessionAtom), { userId: 'ada' })
  return { store, signIn, expire }
}

describe('what was typed when the session ended', () => {
  it('is there for who typed it, once', () => {
    const { store, signIn, expire } = shop()
    expire()
    store.set(saveDraftAtom, { writer: 'ada', form: 'add address', typed })
    signIn('ada')
    expect(store.set(takeDraftAtom, 'edit 1')).toBeUndefined()
    expect(store.set(takeDraftAtom, 'add address')).toEqual(typed)
    expect(store.set(takeDraftAtom, 'add address')).toBeUndefined()
  })

  it('is there for nobody else, and still for who typed it', () => {
    const { store, signIn, expire } = shop()
    expire()
    store.set(saveDraftAtom, { writer: 'ada', form: 'add address', typed })
    signIn('otto')
    expect(store.set(takeDraftAtom, 'add address')).toBeUndefined()
    signIn('ada')
    expect(store.set(takeDraftAtom, 'add address')).toEqual(typed)
  })

  it.each([
    ['goes with a form that was left', false, 'ada', typed],
    ['of somebody else is not kept', true, 'otto', typed],
    ['is not kept where it is nothing', true, 'ada', {}],
  ])('%s', (_what, isExpired, writer, values) => {
    const { store, signIn, expire } = shop()
    if (isExpired) expire()
    store.set(saveDraftAtom, { writer, form: 'add address', typed: values })
    signIn(writer)
    expect(store.set(takeDraftAtom, 'add address')).toBeUndefined()
  })
})
