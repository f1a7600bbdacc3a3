import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** Serves a folder of static files on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const serve = sirv(folder, {
    etag: true,
    // The names of files in `assets` contain a hash of their content.
    setHeaders: (response, pathname) =>
      response.setHeader('cache-control', pathname.includes('/assets/') ? 'max-age=3600, immutable' : 'no-cache'),
  })
  const server = createServer((request, response) => serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
