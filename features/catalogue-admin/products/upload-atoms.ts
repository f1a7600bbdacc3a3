import type { MessageResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'
import { atom } from 'jotai'
import { catalogueMutationAtom } from '../catalogue-queries.ts'
import { addPicture, arrangePictures, createProduct, type OnProgress, replaceImage } from './upload-api.ts'

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
