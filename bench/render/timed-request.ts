import { type Agent, get } from 'node:http'

/** The answer to one request. `ms` is the time until the last byte. */
export type TimedAnswer = { ms: number; status: number; isHtml: boolean; bytes: number }

/** What browsers send. */
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Requests a page as a browser does, without decompressing the answer. */
export function requestPage(url: string, agent: Agent): Promise<TimedAnswer> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    get(url, { agent, headers: HEADERS }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () => {
        const isHtml = response.headers['content-type']?.startsWith('text/html') ?? false
        resolve({ ms: performance.now() - started, status: response.statusCode ?? 0, isHtml, bytes })
      })
    }).on('error', reject)
  })
}
