import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** An open file of Emscripten's file system: a real file, or a folder, which has no descriptor. */
type Stream = { nfd?: number; node: object }

/** Emscripten's file system for real files. Its types do not declare these. */
type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath: (node: object) => string
}

/** Waits until the disk has stored a file or the entries of a folder. @returns 0, for success */
function syncStream({ nfd, node }: Stream, { realPath }: NodeFiles): number {
  if (nfd !== undefined) fs.fdatasyncSync(nfd)
  else {
    const folder = fs.openSync(realPath(node), 'r')
    fs.fsyncSync(folder)
    fs.closeSync(folder)
  }
  return 0
}

/** A folder of an embedded database in which `fsync` waits for the disk. In PGlite's own it does nothing. */
export class DurableFolder extends NodeFS {
  override async init(...options: Parameters<NodeFS['init']>): Promise<Awaited<ReturnType<NodeFS['init']>>> {
    const { emscriptenOpts } = await super.init(...options)
    const addSync = ({ NODEFS }: PGlite['Module']) => {
      const files = NODEFS as unknown as NodeFiles // PGlite exports it without these
      files.stream_ops.fsync = (stream) => syncStream(stream, files)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}
