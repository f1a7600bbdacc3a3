import { type MessageResponse, type ProductEdit, type StaffProduct, StaffProductResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'
import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { catalogueQueryAtom, savingAtom } from '../catalogue-atoms.ts'
import { staffKind } from '../staff-kind.ts'
import { addProduct, brandChoices, type OnProgress, productList, replacePicture } from './api.ts'
import { listQueryOf } from './list-key.ts'

/** A page of products by its `listKey`. */
export const productsAtom = atomFamily((key: string) =>
  catalogueQueryAtom(['products', key], (client, signal) => productList(client, listQueryOf(key), signal), {
    staleTime: 0,
  }),
)

/** The brands that one may choose from; a merchant's own is the only one. */
export const brandChoicesAtom = catalogueQueryAtom(['brand-choices'], brandChoices)

export const productKind = staffKind<StaffProduct, ProductEdit>({
  name: 'Product',
  plural: 'Products',
  parse: (body) => StaffProductResponse.parse(body).product,
  deleteText: 'It leaves the shop, wishlists and categories for good. Orders that hold it keep what they say of it.',
  holdsProducts: false,
})

const progressAtom = atom<number | undefined>(undefined)
/** How much of a picture has gone out, 0 to 100; undefined while none does. */
export const uploadProgressAtom = atom((get) => get(progressAtom))

/** Saves what holds a picture, which takes a while. */
function uploadingAtom<Args extends unknown[]>(
  name: string,
  save: (client: ApiClient, onProgress: OnProgress, ...args: Args) => Promise<MessageResponse>,
) {
  const sendingAtom = savingAtom(name, save, { waits: false })
  return atom(null, async (_get, set, ...args: Args): Promise<void> => {
    set(progressAtom, 0)
    try {
      await set(sendingAtom, (percent: number) => set(progressAtom, percent), ...args)
    } finally {
      set(progressAtom, undefined)
    }
  })
}

export const addProductAtom = uploadingAtom('add-product', addProduct)
export const replacePictureAtom = uploadingAtom('replace-picture', replacePicture)
