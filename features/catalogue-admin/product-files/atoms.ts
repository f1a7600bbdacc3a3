import type { ApiClient } from '@whirligig/core/http'
import { mutationAtom } from '@whirligig/core/query'
import { atom } from 'jotai'
import { catalogueMutationAtom } from '../catalogue-queries.ts'
import { type FileCheck, importFile, type OnProgress, previewImport } from './api.ts'

const progressAtom = atom<number | undefined>(undefined)
/** The progress of the current upload, 0 to 100; undefined without one. */
export const fileProgressAtom = atom((get) => get(progressAtom))

type Upload<Input> = { input: Input; onProgress: OnProgress }

const sendPreviewAtom = mutationAtom({
  key: 'preview-import',
  mutate: (client: ApiClient, { input, onProgress }: Upload<FileCheck>) => previewImport(client, input, onProgress),
  meta: { title: 'This file cannot be imported.' },
})

const sendImportAtom = catalogueMutationAtom(
  'import-products',
  (client, { input, onProgress }: Upload<{ file: File; plan: string }>) => importFile(client, input, onProgress),
  { awaitRefetch: false },
)

/** Uploads a file and returns what its import would do. */
export const previewImportAtom = atom(null, async (_get, set, input: FileCheck) => {
  set(progressAtom, 0)
  try {
    return await set(sendPreviewAtom, { input, onProgress: (percent) => set(progressAtom, percent) })
  } finally {
    // The progress belongs to the next file when another one was chosen during the check.
    if (!input.signal.aborted) set(progressAtom, undefined)
  }
})

/** Imports a file whose preview the user has seen. */
export const importProductsAtom = atom(null, async (_get, set, input: { file: File; plan: string }) => {
  set(progressAtom, 0)
  try {
    await set(sendImportAtom, { input, onProgress: (percent) => set(progressAtom, percent) })
  } finally {
    set(progressAtom, undefined)
  }
})
