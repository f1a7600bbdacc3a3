import { type MessageResponse, type ProductEdit, type StaffProduct, StaffProductResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'
import { mutationAtom, selfCleaningFamily } from '@whirligig/core/query'
import { atom } from 'jotai'
import { adminResource } from '../admin-resource.ts'
import { catalogueKeys, catalogueMutationAtom, catalogueQueryAtom } from '../catalogue-queries.ts'
import {
  addPicture,
  arrangePictures,
  createProduct,
  editProducts,
  listBrandOptions,
  listProducts,
  type OnProgress,
  replaceImage,
} from './api.ts'
import type { ProductListQuery } from './product-filter.ts'

const pageAtom = selfCleaningFamily((key: string) =>
  catalogueQueryAtom({
    key: ['products', key],
    fetch: (client, signal) => listProducts(client, JSON.parse(key), signal),
    staleTime: 0,
  }),
)

/** A page of products. The family compares its parameters by value, so the query is its key as text. */
export const productsAtom = (query: ProductListQuery) => pageAtom(JSON.stringify(query))

/** Changes prices, stocks and switches of many products. It is pending until the list has been loaded again. */
export const editProductsAtom = mutationAtom({
  key: 'edit-products',
  mutate: editProducts,
  invalidates: catalogueKeys,
})

/** The brands that a product can have. For a merchant only their own. */
export const brandOptionsAtom = catalogueQueryAtom({ key: ['brand-options'], fetch: listBrandOptions })

export const productResource = adminResource<StaffProduct, ProductEdit>({
  name: 'Product',
  plural: 'Products',
  parse: (body) => StaffProductResponse.parse(body).product,
  deleteText: () =>
    'The product is removed from the shop, wishlists and categories for good. Orders that contain it do not change.',
  cascadesToProducts: false,
})

const progressAtom = atom<number | undefined>(undefined)
/** The progress of the current upload, 0 to 100; undefined without one. */
export const uploadProgressAtom = atom((get) => get(progressAtom))

/** A catalogue mutation that uploads a file and reports its progress. */
function uploadMutationAtom<Input>(
  key: string,
  upload: (client: ApiClient, input: Input, onProgress: OnProgress) => Promise<MessageResponse>,
) {
  const sendAtom = catalogueMutationAtom(
    key,
    (client, { input, onProgress }: { input: Input; onProgress: OnProgress }) => upload(client, input, onProgress),
    { awaitRefetch: false },
  )
  return atom(null, async (_get, set, input: Input): Promise<void> => {
    set(progressAtom, 0)
    try {
      await set(sendAtom, { input, onProgress: (percent) => set(progressAtom, percent) })
    } finally {
      set(progressAtom, undefined)
    }
  })
}

export const createProductAtom = uploadMutationAtom('create-product', createProduct)
export const addPictureAtom = uploadMutationAtom('add-product-picture', addPicture)
export const arrangePicturesAtom = catalogueMutationAtom('arrange-product-pictures', arrangePictures, {
  awaitRefetch: true,
})
export const replaceImageAtom = uploadMutationAtom('replace-product-image', replaceImage)
