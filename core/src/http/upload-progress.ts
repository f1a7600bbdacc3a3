import type { ConfiguredMiddleware } from 'wretch'

/** Blanks around names and values are not part of them. */
function parseHeaders(request: XMLHttpRequest): [string, string][] {
  return request
    .getAllResponseHeaders()
    .trim()
    .split(/\r?\n/)
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at < 1 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]]
    })
}

/**
 * Makes a client say how much of its body has gone out. `fetch` says so only where the body is a stream, which browsers
 * send over HTTP/2 alone; XMLHttpRequest does everywhere.
 *
 * @param onProgress gets 0 to 100, whole
 */
export const withUploadProgress =
  (onProgress: (percent: number) => void): ConfiguredMiddleware =>
  () =>
  (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100))
      }
      request.onload = () =>
        resolve(new Response(request.responseText || null, { status: request.status, headers: parseHeaders(request) }))
      request.onerror = () => reject(new TypeError('The body could not be sent.'))
      request.onabort = () => reject(new DOMException('The call was given up.', 'AbortError'))
      if (signal?.aborted) return request.onabort(new ProgressEvent('abort'))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit | null) // no stream: they are what this is there to avoid
    })
