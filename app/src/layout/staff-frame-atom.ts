import { localStorageItem, SESSION_KEY_PREFIX } from '@whirligig/core/storage'
import { atom } from 'jotai'

/** Whether the page is in the frame of the back office, without the header, the footer and the cart of the shop. */
export const staffFrameAtom = atom(false)

/**
 * Set while staff are signed in, so that a reload starts in the right frame with its menu, before the profile is loaded. The first
 * script of the document reads this key too: `app/build/route-script.ts`.
 */
export const staffHint = localStorageItem(`${SESSION_KEY_PREFIX}staff`)
