import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Compressed } from '../plugins/compression.ts'

const [compressBrotli, decompressBrotli] = [promisify(brotliCompress), promisify(brotliDecompress)]
const compressGzip = promisify(gzip)

const BROTLI_QUALITY = 5
/** A window of 256 kB, more than a document. The default of 4 MB makes V8 collect garbage after every few documents. */
const BROTLI_WINDOW_BITS = 18
const GZIP_LEVEL = 6

type CompressedDocument = Required<Compressed>

/** Compresses a document in the thread pool with Brotli, and for the first client without Brotli also with gzip. */
export async function compressDocument(html: string): Promise<CompressedDocument> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  const br = await compressBrotli(html, { params })
  const toGzip = async () => compressGzip(await decompressBrotli(br), { level: GZIP_LEVEL })
  let gzipped: Promise<Buffer> | undefined
  return {
    br,
    getGzip: () => {
      gzipped ??= toGzip()
      return gzipped
    },
  }
}

/** About 1,000 pages of a shop. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024

/** The size of a document in both encodings, relative to Brotli alone. */
const SIZE_WITH_GZIP = 2.2

export type DocumentCache = {
  /** Returns the document of the key. Renders it if it is not cached, once for simultaneous calls. */
  get: (key: string, render: () => string) => Promise<CompressedDocument>
}

/** Creates a function that runs one render after the other and lets the event loop run between them. */
function createTurns(): (render: () => string) => Promise<string> {
  let last: Promise<unknown> = Promise.resolve()
  return (render) => {
    const turn = last.then(() => setImmediate()).then(render)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Caches rendered documents by a key that changes with their content. The least recently used are evicted. */
export function createDocumentCache(maxBytes = MAX_CACHE_BYTES): DocumentCache {
  const takeTurn = createTurns()
  const cache = new LRUCache<string, CompressedDocument, () => string>({
    maxSize: maxBytes,
    sizeCalculation: ({ br }) => Math.ceil(br.length * SIZE_WITH_GZIP),
    // An eviction must not reject the callers that wait for the document.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render }) => compressDocument(await takeTurn(render)),
  })
  return { get: (key, render) => cache.forceFetch(key, { context: render }) }
}
