import type { ApiClient } from '@whirligig/core/http'
import { mutationAtom } from '@whirligig/core/query'
import { catalogueMutationAtom } from '../catalogue-queries.ts'
import { createUploadProgress, type Upload } from '../upload-progress.ts'
import { type FileCheck, importFile, previewImport } from './api.ts'

const { progressAtom, withProgress } = createUploadProgress()
export const fileProgressAtom = progressAtom

/** Uploads a file and returns what its import would do. */
export const previewImportAtom = withProgress(
  mutationAtom({
    key: 'preview-import',
    mutate: (client: ApiClient, { input, onProgress }: Upload<FileCheck>) => previewImport(client, input, onProgress),
    meta: { title: 'This file cannot be imported.' },
  }),
)

/** Imports a file whose preview the user has seen. */
export const importProductsAtom = withProgress(
  catalogueMutationAtom(
    'import-products',
    (client, { input, onProgress }: Upload<{ file: File; plan: string }>) => importFile(client, input, onProgress),
    { awaitRefetch: false },
  ),
)
