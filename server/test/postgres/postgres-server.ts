import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { ensureTemplate } from './fresh-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A request to this URL starts the PostgreSQL server if necessary, and returns its URL. */
    postgresStarterUrl: string
  }
}

/** The name of an empty, migrated database. Copying it is faster than migrating a new one. */
export const MIGRATED = 'migrated'

/** PostgreSQL's log, beside the data folder. Each entry starts with the name of its database. */
export const POSTGRES_LOG = 'postgres.log'

/** Reads the URL from the output of the process. */
async function readUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output pipe.')
  for await (const line of createInterface({ input: child.stdout })) return line
  throw new Error('PostgreSQL exited before it was ready.')
}

type RunningPostgres = {
  /** Its URL, without a database name. */
  url: Promise<string>
  /** Stops it and deletes its data. */
  stop: () => Promise<void>
}

/** Starts a PostgreSQL server in its own process, with the migrated database `MIGRATED`. */
export function startPostgresProcess(): RunningPostgres {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'postgres-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return {
    url: readUrl(child),
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.stdin?.end()
      await ended
    },
  }
}

let stop = async () => {}

/**
 * Creates the empty embedded database before the test files, each of whose processes would create it at the same time. Shares one PostgreSQL server
 * among all test files. It starts on demand, because many test files do not need it.
 */
export async function setup(project: TestProject): Promise<void> {
  await ensureTemplate()
  let running: RunningPostgres | undefined
  const starter = createServer(async (_request, response) => {
    running ??= startPostgresProcess()
    try {
      response.end(await running.url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve))
  const address = starter.address()
  if (!address || typeof address === 'string') throw new Error('The TCP server has no port.')
  project.provide('postgresStarterUrl', `http://127.0.0.1:${address.port}`)

  stop = async () => {
    starter.close()
    await running?.stop()
  }
}

/** Runs after the last test file. */
export const teardown = (): Promise<void> => stop()
