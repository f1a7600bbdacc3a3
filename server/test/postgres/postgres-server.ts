import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Asking this address for anything starts the PostgreSQL, where it does not run yet, and answers its URL. */
    postgresStarterUrl: string
  }
}

/** A migrated, empty database: copying it is faster than migrating another. */
export const MIGRATED = 'migrated'

/** @returns the URL, once it can be used */
async function readUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('Its output is a pipe.')
  for await (const line of createInterface({ input: child.stdout })) return line
  throw new Error('It ended before it had started.')
}

let stop = async () => {}

/** One real PostgreSQL for all test files, started for the first that asks: most runs of a single file need none. */
export async function setup(project: TestProject): Promise<void> {
  let running: { child: ChildProcess; url: Promise<string> } | undefined
  const start = () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'postgres-process.ts')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return { child, url: readUrl(child) }
  }

  const door = createServer(async (_request, response) => {
    running ??= start()
    try {
      response.end(await running.url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  if (!address || typeof address === 'string') throw new Error('A TCP server has a port.')
  project.provide('postgresStarterUrl', `http://127.0.0.1:${address.port}`)

  stop = async () => {
    door.close()
    if (!running || running.child.exitCode !== null) return
    const ended = once(running.child, 'exit')
    running.child.stdin?.end()
    await ended
  }
}

/** After the last test file. */
export const teardown = (): Promise<void> => stop()
