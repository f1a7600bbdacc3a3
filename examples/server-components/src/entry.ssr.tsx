import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

/** Renders the tree of the server components to HTML. */
export async function renderHtml(tree: ReadableStream<Uint8Array>): Promise<ReadableStream> {
  const root = await createFromReadableStream<ReactNode>(tree)
  return renderToReadableStream(root, { bootstrapModules: [getClientEntryUrl()] })
}
