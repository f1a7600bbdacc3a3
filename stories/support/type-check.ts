import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')

/** Where the code is pasted into: a project as strict as this one. */
const COMPILER_OPTIONS = { lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: ['vite/client'], incremental: false }

/**
 * Type-checks code of the docs pages as a project of its own.
 * @param name the folder of the project, below `.cache`
 * @param files the code by file name
 * @param options compiler options other than this repository's
 * @returns what TypeScript reports; empty if it finds nothing
 */
export async function typeCheck(
  name: string,
  files: ReadonlyMap<string, string>,
  options: Record<string, unknown> = {},
): Promise<string> {
  const folder = join(ROOT, '.cache', name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const config = { extends: '../../tsconfig.base.json', compilerOptions: { ...COMPILER_OPTIONS, ...options } }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  for (const [file, code] of files) await writeFile(join(folder, file), code)
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  return promisify(execFile)(process.execPath, [tsc, '-p', folder], { maxBuffer: 10_000_000 }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}
