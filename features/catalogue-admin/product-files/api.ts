import { MessageResponse, ProductImportPreview } from '@whirligig/contract'
import { type ApiClient, connect, toQueryString, withUploadProgress } from '@whirligig/core/http'

/** Called with the progress of an upload, 0 to 100. */
export type OnProgress = (percent: number) => void

const startUpload = (client: ApiClient, path: string, file: File, onProgress: OnProgress) =>
  connect(client)
    .middlewares([withUploadProgress(onProgress)])
    .url(path)
    .content('text/csv')
    .body(file)
    .post()

/** Says what the import of a file would do. */
export const previewImport = (client: ApiClient, file: File, onProgress: OnProgress) =>
  startUpload(client, '/product/import/preview', file, onProgress).json((body) => ProductImportPreview.parse(body))

/** Imports a file. @param plan of its preview: an import that would do anything else is refused */
export const importFile = (client: ApiClient, { file, plan }: { file: File; plan: string }, onProgress: OnProgress) =>
  startUpload(client, `/product/import${toQueryString({ plan })}`, file, onProgress).json((body) =>
    MessageResponse.parse(body),
  )
