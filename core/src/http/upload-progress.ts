import type { ConfiguredMiddleware } from 'wretch'

function parseHeaders(request: XMLHttpRequest): [string, string][] {
  return request
    .getAllResponseHeaders()
    .trim()
    .split(/\r?\n/)
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      return colon < 1 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]]
    })
}

/**
 * A middleware that reports the upload progress of a request. It sends the request with XMLHttpRequest, because `fetch` has
 * no upload progress.
 *
 * @param onProgress called with an integer from 0 to 100
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
      request.onerror = () => reject(new TypeError('The request failed.'))
      request.onabort = () => reject(new DOMException('The request was aborted.', 'AbortError'))
      if (signal?.aborted) return request.onabort(new ProgressEvent('abort'))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit | null) // never a stream
    })
