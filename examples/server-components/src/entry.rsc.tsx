import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc'
import { Page } from './page.tsx'

/** Answers every request with the page: as HTML, or as the tree that the browser hydrates with (`.rsc`). */
// biome-ignore lint/style/noDefaultExport: @vitejs/plugin-rsc looks for it
export default async function handleRequest(request: Request): Promise<Response> {
  const tree = renderToReadableStream(<Page />)
  if (new URL(request.url).pathname.endsWith('.rsc')) {
    return new Response(tree, { headers: { 'content-type': 'text/x-component;charset=utf-8' } })
  }
  const { renderHtml } = await import.meta.viteRsc.loadModule<typeof import('./entry.ssr.tsx')>('ssr', 'index')
  return new Response(await renderHtml(tree), { headers: { 'content-type': 'text/html;charset=utf-8' } })
}
