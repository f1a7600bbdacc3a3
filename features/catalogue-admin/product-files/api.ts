import { MessageResponse, ProductImportPreview } from '@whirligig/contract'
import { type ApiClient, connect, toQueryString, withUploadProgress } from '@whirligig/core/http'
import type { OnProgress } from '../upload-progress.ts'

const startUpload = (client: ApiClient, path: string, file: File, onProgress: OnProgress, signal?: AbortSignal) =>
  connect(client)
    .options({ signal })
    .middlewares([withUploadProgress(onProgress)])
    .url(path)
    .content('text/csv')
    .body(file)
    .post()

/** A file to check. Aborting the signal cancels the upload and the check. */
export type FileCheck = { file: File; signal: AbortSignal }

/** Says what the import of a file would do. */
export const previewImport = (client: ApiClient, { file, signal }: FileCheck, onProgress: OnProgress) =>
  startUpload(client, '/product/import/preview', file, onProgress, signal).json((body) =>
    ProductImportPreview.parse(body),
  )

/**
 * Imports a file. It has no signal: the server finishes the import even if the request is aborted.
 *
 * @param plan of its preview: an import that would do anything else is refused
 */
export const importFile = (client: ApiClient, { file, plan }: { file: File; plan: string }, onProgress: OnProgress) =>
  startUpload(client, `/product/import${toQueryString({ plan })}`, file, onProgress).json((body) =>
    MessageResponse.parse(body),
  )
