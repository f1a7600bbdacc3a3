import { atom } from 'jotai'
import { cartItemsAtom } from './atoms.ts'
import { cartLinesAtom, cartValidationAtom } from './cart-validation.ts'
import { type CartLine, type CartValidation, getCurrentLines } from './rules.ts'

// If a product has changed since it was added to the cart, the customer presses the button twice: the first press asks to
// check the changes, the second one buys.

/** Identifies the changes of lines that can be bought; '' for none. */
const serializeChanges = (lines: readonly CartLine[]): string =>
  lines
    .filter(({ note, unavailable }) => note !== undefined && !unavailable)
    .map(({ _id, price, quantity }) => [_id, price, quantity].join(' '))
    .join()

const changesAtom = atom((get) => serializeChanges(get(cartLinesAtom)))
/** The changes that the customer has been asked to check. */
const askedChangesAtom = atom('')

/** Whether the drawer shows changes that the customer has not been asked to check. */
export const hasUnconfirmedChangesAtom = atom((get) => !['', get(askedChangesAtom)].includes(get(changesAtom)))

/** Whether the customer has been asked to check the changes that the drawer shows. */
export const isAskedToConfirmAtom = atom((get) => get(changesAtom) !== '' && !get(hasUnconfirmedChangesAtom))

/**
 * Asks the customer to check the changes. The next press of the button accepts them, unless there are others by then.
 * @param validation the response that is about to be shown. @default the one that is shown
 */
export const askToConfirmAtom = atom(null, (get, set, validation?: CartValidation): void => {
  set(
    askedChangesAtom,
    serializeChanges(getCurrentLines(get(cartItemsAtom), validation ?? get(cartValidationAtom).data)),
  )
})

/** Clears the changes that the customer was asked to check, for example when the drawer opens again. */
export const resetConfirmationAtom = atom(null, (_get, set) => set(askedChangesAtom, ''))
