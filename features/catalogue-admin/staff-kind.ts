import { createOptimisticRows } from '@whirligig/core/query'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { staffCalls } from './calls.ts'
import { catalogueQueryAtom, savingAtom } from './catalogue-atoms.ts'

/** What is said of each: of brands, categories and products. */
export type StaffRow = { _id: string; name: string; slug: string; isActive: boolean }

export type StaffKindProps<Row> = {
  name: 'Brand' | 'Category' | 'Product'
  plural: 'Brands' | 'Categories' | 'Products'
  /** Reads one out of the answer that holds it. */
  parse: (body: unknown) => Row
  /** What comes of deleting one. */
  deleteText: string
  /** Whether products are turned on and off with it. */
  holdsProducts: boolean
}

/** All that staff do with one kind of things, but for adding: its words, what there is of it, and the verbs. */
export function staffKind<Row extends StaffRow, Edit>({ parse, ...words }: StaffKindProps<Row>) {
  const noun = words.name.toLowerCase()
  const calls = staffCalls<Row, Edit>(noun, parse)
  const pending = createOptimisticRows<StaffRow>()
  const turningAtom = savingAtom(`turn-${noun}`, calls.setActive, { waits: true })
  const deletingAtom = savingAtom(`delete-${noun}`, calls.remove, { waits: true })
  return {
    ...words,
    noun,
    nouns: words.plural.toLowerCase(),
    /** One by its id. What is edited is what is there now. */
    rowAtom: atomFamily((id: string) =>
      catalogueQueryAtom([noun, id], (client, signal) => calls.one(client, id, signal), { gcTime: 0, staleTime: 0 }),
    ),
    /** Rows as they are about to be. */
    shownAtom: pending.rowsAtom,
    /** Whether one is being turned on or off. */
    isTurningAtom: pending.isPendingAtom,
    editAtom: savingAtom(`edit-${noun}`, calls.edit, { waits: false }),
    turnAtom: atom(null, (_get, set, id: string, isActive: boolean) =>
      set(pending.runOptimisticAtom, id, { isActive }, () => set(turningAtom, id, isActive)),
    ),
    deleteAtom: atom(null, (_get, set, id: string) =>
      set(pending.runOptimisticAtom, id, 'deleted', () => set(deletingAtom, id)),
    ),
  }
}

export type StaffKind<Row extends StaffRow> = ReturnType<typeof staffKind<Row, never>>
