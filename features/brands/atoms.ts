import { catalogueChanged, catalogueKey, clientAtom, pendingRows, sessionAtom } from '@whirligig/api'
import type { Brand, BrandEdit, BrandInput } from '@whirligig/contract'
import { notifyAtom } from '@whirligig/notices'
import { atom, type Getter } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { addBrand, brandList, deleteBrand, editBrand, oneBrand, setBrandActive } from './api.ts'

/** The brands that one works on, shown or not, by name. */
export const brandsAtom = atomWithQuery((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  return {
    queryKey: catalogueKey(session, 'brands'),
    queryFn: ({ signal }) => brandList(client, signal),
    enabled: session.token !== null,
    staleTime: 0,
  }
})

/** A brand by its id. What is edited is what is there now. */
export const brandAtom = atomFamily((id: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: catalogueKey(session, 'brand', id),
      queryFn: ({ signal }) => oneBrand(client, id, signal),
      enabled: session.token !== null,
      gcTime: 0,
      staleTime: 0,
    }
  }),
)

const pending = pendingRows<Brand>()
/** Brands as they are about to be. */
export const shownBrandsAtom = pending.rowsAtom
/** Whether a brand is being turned on or off. */
export const isTurningAtom = pending.isPendingAtom

/** What a change of the catalogue makes old. It waits for what is on the screen. */
const refreshed = (get: Getter) => {
  const queryClient = get(queryClientAtom)
  const session = get(sessionAtom)
  return () => catalogueChanged(queryClient, session)
}

/** The same without waiting: a form is left as soon as it is saved. */
const refreshing = (get: Getter) => {
  const refresh = refreshed(get)
  return (): void => {
    refresh()
  }
}

const addMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['add-brand'],
    mutationFn: (brand: BrandInput) => addBrand(client, brand),
    onSettled: refreshing(get),
  }
})

const editMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['edit-brand'],
    mutationFn: ({ id, brand }: { id: string; brand: BrandEdit }) => editBrand(client, id, brand),
    onSettled: refreshing(get),
  }
})

const turnMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['turn-brand'],
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) => setBrandActive(client, id, isActive),
    onSettled: refreshed(get),
  }
})

const deleteMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['delete-brand'],
    mutationFn: (id: string) => deleteBrand(client, id),
    onSettled: refreshed(get),
  }
})

// Each says what the server said, and rejects when it could not; the failure is shown by then.

export const addBrandAtom = atom(null, async (get, set, brand: BrandInput): Promise<void> => {
  const { message } = await get(addMutationAtom).mutateAsync(brand)
  set(notifyAtom, { tone: 'success', title: message })
})

export const editBrandAtom = atom(null, async (get, set, edit: { id: string; brand: BrandEdit }): Promise<void> => {
  const { message } = await get(editMutationAtom).mutateAsync(edit)
  set(notifyAtom, { tone: 'success', title: message })
})

export const turnBrandAtom = atom(null, (get, set, id: string, isActive: boolean): Promise<void> => {
  const { mutateAsync } = get(turnMutationAtom)
  return set(pending.whileAtom, id, { isActive }, async () => {
    const { message } = await mutateAsync({ id, isActive })
    set(notifyAtom, { tone: 'success', title: message })
  })
})

export const deleteBrandAtom = atom(null, (get, set, id: string): Promise<void> => {
  const { mutateAsync } = get(deleteMutationAtom)
  return set(pending.whileAtom, id, 'gone', async () => {
    const { message } = await mutateAsync(id)
    set(notifyAtom, { tone: 'success', title: message })
  })
})
