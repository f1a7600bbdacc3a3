import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { endSessionAtom, sessionAtom, startSessionAtom } from '../session/session.ts'
import { hasDraftAtom, saveDraftAtom, takeDraftAtom } from './form-drafts.ts'

const values = { city: 'Port Whistle' }

/** A store in which Ada is signed in. */
function setup() {
  const store = createStore()
  store.set(startSessionAtom, 'token-ada')
  const sessionId = store.get(sessionAtom).id
  return {
    sessionId,
    signIn: (id: string) => store.set(startSessionAtom, `token-${id}`),
    expire: (userId: string | undefined = 'ada') => store.set(endSessionAtom, store.get(sessionAtom), { userId }),
    save: (draft: { sessionId: number; draftKey: string; values: object }) =>
      store.set(saveDraftAtom, { ...draft, values: { ...draft.values } }),
    take: (ownerId: string, draftKey: string) => store.set(takeDraftAtom, ownerId, draftKey),
    hasDraft: (draftKey?: string) => store.get(hasDraftAtom)(draftKey),
  }
}

describe('a form draft', () => {
  it('is returned once, to its owner', () => {
    const { sessionId, signIn, expire, save, take, hasDraft } = setup()
    expire()
    save({ sessionId, draftKey: 'add address', values })
    signIn('ada')
    expect([hasDraft('add address'), hasDraft('edit 1'), hasDraft()]).toEqual([true, false, false])
    expect(take('ada', 'edit 1')).toBeUndefined()
    expect(take('ada', 'add address')).toEqual(values)
    expect(take('ada', 'add address')).toBeUndefined()
    expect(hasDraft('add address')).toBe(false)
  })

  it('is not returned to another user and stays for its owner', () => {
    const { sessionId, signIn, expire, save, take } = setup()
    expire()
    save({ sessionId, draftKey: 'add address', values })
    signIn('otto')
    expect(take('otto', 'add address')).toBeUndefined()
    signIn('ada')
    expect(take('ada', 'add address')).toEqual(values)
  })

  it('is not saved when the user leaves the form', () => {
    const { sessionId, save, take } = setup()
    save({ sessionId, draftKey: 'add address', values })
    expect(take('ada', 'add address')).toBeUndefined()
  })

  it('is not saved when another session has expired', () => {
    const { sessionId, signIn, expire, save, take } = setup()
    signIn('otto')
    expire('otto')
    save({ sessionId, draftKey: 'add address', values })
    expect([take('ada', 'add address'), take('otto', 'add address')]).toEqual([undefined, undefined])
  })

  it('is not saved when no field has changed', () => {
    const { sessionId, signIn, expire, save, take } = setup()
    expire()
    save({ sessionId, draftKey: 'add address', values: {} })
    signIn('ada')
    expect(take('ada', 'add address')).toBeUndefined()
  })
})
