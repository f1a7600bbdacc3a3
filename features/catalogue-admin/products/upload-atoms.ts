import type { MessageResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'
import { catalogueMutationAtom } from '../catalogue-queries.ts'
import { createUploadProgress, type OnProgress, type Upload } from '../upload-progress.ts'
import { addPicture, arrangePictures, createProduct, replaceImage } from './upload-api.ts'

const { progressAtom, withProgress } = createUploadProgress()
export const uploadProgressAtom = progressAtom

/** A catalogue mutation that uploads a file and reports its progress. */
const uploadMutationAtom = <Input>(
  key: string,
  upload: (client: ApiClient, input: Input, onProgress: OnProgress) => Promise<MessageResponse>,
) =>
  withProgress(
    catalogueMutationAtom(key, (client, { input, onProgress }: Upload<Input>) => upload(client, input, onProgress), {
      awaitRefetch: false,
    }),
  )

export const createProductAtom = uploadMutationAtom('create-product', createProduct)
export const addPictureAtom = uploadMutationAtom('add-product-picture', addPicture)
export const arrangePicturesAtom = catalogueMutationAtom('arrange-product-pictures', arrangePictures, {
  awaitRefetch: true,
})
export const replaceImageAtom = uploadMutationAtom('replace-product-image', replaceImage)
