import { persistedAtom } from '@whirligig/core/storage'
import { atom } from 'jotai'

/** Whether single keys work on the whole page of the back office, on this device. Users of voice control turn it off. */
export const pageKeysAtom = persistedAtom<boolean>('page_keys', {
  deserialize: (text) => text !== 'off',
  serialize: (isOn) => (isOn ? null : 'off'),
})

/** Whether the list of all keys is open. */
export const keyHelpOpenAtom = atom(false)
