import type { Database } from './database.ts'

/** The rows of a chunk. While the embedded database reads one, the server answers nothing else. */
export const CHUNK_ROWS = 2500

/** Where a chunk starts: after the row with this id, which is null for the first chunk, and after this number of rows. */
export type ChunkStart = { afterId: string | null; count: number }

/** @template Chunk what a statement returns for up to `CHUNK_ROWS` rows */
type ReadChunk<Chunk> = (
  db: Database,
  start: ChunkStart,
) => Promise<{ chunk: Chunk; count: number; lastId: string | null }>

const FIRST: ChunkStart = { afterId: null, count: 0 }

/**
 * Reads a list in chunks, so that the event loop runs between them, also with the embedded database. A list that fits into
 * one chunk is read by one statement. A longer one is read in one snapshot of the database, as a single statement would: each
 * row is in exactly one chunk, even if a change moves it to another place of the list meanwhile.
 */
export async function readChunks<Chunk>(db: Database, read: ReadChunk<Chunk>): Promise<Chunk[]> {
  const only = await read(db, FIRST)
  if (only.count < CHUNK_ROWS) return [only.chunk]
  return db.transaction(
    async (tx) => {
      const chunks: Chunk[] = []
      let start: ChunkStart | null = FIRST
      while (start !== null) {
        const { chunk, count, lastId }: Awaited<ReturnType<ReadChunk<Chunk>>> = await read(tx, start)
        chunks.push(chunk)
        start = count < CHUNK_ROWS ? null : { afterId: lastId, count: start.count + count }
      }
      return chunks
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
