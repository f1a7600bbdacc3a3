import { createOptimisticRows, selfCleaningFamily } from '@whirligig/core/query'
import { atom } from 'jotai'
import { catalogueMutationAtom, catalogueQueryAtom } from './catalogue-queries.ts'
import { createResourceApi } from './resource-api.ts'

/** The fields that brands, categories and products have in common. */
export type AdminRow = { _id: string; name: string; slug: string; isActive: boolean }

export type AdminResourceOptions<Row> = {
  name: 'Brand' | 'Category' | 'Product'
  plural: 'Brands' | 'Categories' | 'Products'
  /** Reads the row from the response of the GET request. */
  parse: (body: unknown) => Row
  /** Describes the consequences in the confirmation dialog. */
  deleteText: (row: Row) => string
  /** Whether deactivating a row deactivates its products, too. */
  cascadesToProducts: boolean
}

/** The texts, queries and mutations that the pages of brands, categories and products share. */
export function adminResource<Row extends AdminRow, Edit>({ parse, ...texts }: AdminResourceOptions<Row>) {
  const noun = texts.name.toLowerCase()
  const api = createResourceApi<Row, Edit>(noun, parse)
  const optimistic = createOptimisticRows<AdminRow>()
  const setActiveMutationAtom = catalogueMutationAtom(`set-${noun}-active`, api.setActive, { awaitRefetch: true })
  const deleteMutationAtom = catalogueMutationAtom(`delete-${noun}`, api.delete, { awaitRefetch: true })
  return {
    ...texts,
    noun,
    pluralNoun: texts.plural.toLowerCase(),
    /** A row by its id. It is never cached: an edit form starts from the latest data. */
    rowAtom: selfCleaningFamily((id: string) =>
      catalogueQueryAtom({
        key: [noun, id],
        fetch: (client, signal) => api.get(client, id, signal),
        gcTime: 0,
        staleTime: 0,
      }),
    ),
    /** Returns a function that applies pending changes to rows. */
    optimisticRowsAtom: optimistic.rowsAtom,
    /** Returns a function that checks whether a row is being activated or deactivated. */
    isTogglingAtom: optimistic.isPendingAtom,
    updateAtom: catalogueMutationAtom(`update-${noun}`, api.update, { awaitRefetch: false }),
    setActiveAtom: atom(null, (_get, set, id: string, isActive: boolean) =>
      set(optimistic.runOptimisticAtom, id, { isActive }, () => set(setActiveMutationAtom, { id, isActive })),
    ),
    deleteAtom: atom(null, (_get, set, id: string) =>
      set(optimistic.runOptimisticAtom, id, 'deleted', () => set(deleteMutationAtom, id)),
    ),
  }
}

/** A resource as the shared components use it. `updateAtom` is left out: its input differs between resources. */
export type AdminResource<Row extends AdminRow> = Omit<ReturnType<typeof adminResource<Row, never>>, 'updateAtom'>
