import { catalogueChanged, catalogueKey, clientAtom, pendingRows, sessionAtom } from '@whirligig/api'
import type { ProductEdit, ProductForm, StaffProduct } from '@whirligig/contract'
import { notifyAtom } from '@whirligig/notices'
import { atom, type Getter } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import {
  addProduct,
  brandChoices,
  deleteProduct,
  editProduct,
  oneProduct,
  productList,
  replacePicture,
  setProductActive,
} from './api.ts'
import { listQueryOf } from './list-key.ts'

/** A page of products by its `listKey`. */
export const productsAtom = atomFamily((key: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: catalogueKey(session, 'products', key),
      queryFn: ({ signal }) => productList(client, listQueryOf(key), signal),
      enabled: session.token !== null,
      staleTime: 0,
    }
  }),
)

/** A product by its id. What is edited is what is there now. */
export const productAtom = atomFamily((id: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: catalogueKey(session, 'product', id),
      queryFn: ({ signal }) => oneProduct(client, id, signal),
      enabled: session.token !== null,
      gcTime: 0,
      staleTime: 0,
    }
  }),
)

/** The brands that one may choose from; a merchant's own is the only one. */
export const brandChoicesAtom = atomWithQuery((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  return {
    queryKey: catalogueKey(session, 'brand-choices'),
    queryFn: ({ signal }) => brandChoices(client, signal),
    enabled: session.token !== null,
  }
})

const pending = pendingRows<StaffProduct>()
/** Products as they are about to be. */
export const shownProductsAtom = pending.rowsAtom
/** Whether a product is being turned on or off. */
export const isTurningAtom = pending.isPendingAtom

const progressAtom = atom<number | undefined>(undefined)
/** How much of a picture has gone out, 0 to 100; undefined while none does. */
export const uploadProgressAtom = atom((get) => get(progressAtom))

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
    mutationKey: ['add-product'],
    mutationFn: ({ product, onProgress }: { product: ProductForm; onProgress: (percent: number) => void }) =>
      addProduct(client, product, onProgress),
    onSettled: refreshing(get),
  }
})

const editMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['edit-product'],
    mutationFn: ({ id, product }: { id: string; product: ProductEdit }) => editProduct(client, id, product),
    onSettled: refreshing(get),
  }
})

const pictureMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['replace-picture'],
    mutationFn: ({ id, image, onProgress }: { id: string; image: File; onProgress: (percent: number) => void }) =>
      replacePicture(client, id, image, onProgress),
    onSettled: refreshing(get),
  }
})

const turnMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['turn-product'],
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) => setProductActive(client, id, isActive),
    onSettled: refreshed(get),
  }
})

const deleteMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['delete-product'],
    mutationFn: (id: string) => deleteProduct(client, id),
    onSettled: refreshed(get),
  }
})

// Each says what the server said, and rejects when it could not; the failure is shown by then.

export const addProductAtom = atom(null, async (get, set, product: ProductForm): Promise<void> => {
  set(progressAtom, 0)
  try {
    const onProgress = (percent: number) => set(progressAtom, percent)
    const { message } = await get(addMutationAtom).mutateAsync({ product, onProgress })
    set(notifyAtom, { tone: 'success', title: message })
  } finally {
    set(progressAtom, undefined)
  }
})

export const editProductAtom = atom(
  null,
  async (get, set, edit: { id: string; product: ProductEdit }): Promise<void> => {
    const { message } = await get(editMutationAtom).mutateAsync(edit)
    set(notifyAtom, { tone: 'success', title: message })
  },
)

export const replacePictureAtom = atom(null, async (get, set, picture: { id: string; image: File }): Promise<void> => {
  set(progressAtom, 0)
  try {
    const onProgress = (percent: number) => set(progressAtom, percent)
    const { message } = await get(pictureMutationAtom).mutateAsync({ ...picture, onProgress })
    set(notifyAtom, { tone: 'success', title: message })
  } finally {
    set(progressAtom, undefined)
  }
})

export const turnProductAtom = atom(null, (get, set, id: string, isActive: boolean): Promise<void> => {
  const { mutateAsync } = get(turnMutationAtom)
  return set(pending.whileAtom, id, { isActive }, async () => {
    const { message } = await mutateAsync({ id, isActive })
    set(notifyAtom, { tone: 'success', title: message })
  })
})

export const deleteProductAtom = atom(null, (get, set, id: string): Promise<void> => {
  const { mutateAsync } = get(deleteMutationAtom)
  return set(pending.whileAtom, id, 'gone', async () => {
    const { message } = await mutateAsync(id)
    set(notifyAtom, { tone: 'success', title: message })
  })
})
