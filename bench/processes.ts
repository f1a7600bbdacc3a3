import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import serverProcess from '../scripts/server-process.json' with { type: 'json' }
import { findFreePort } from '../server/test/free-port.ts'

export type RunningServer = { url: string; pid: number; stop: () => Promise<void> }

const START_TIMEOUT_MS = 60_000

/** Waits until the URL responds. Throws if the process exits or does not respond within a minute. */
async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + START_TIMEOUT_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} exited with code ${child.exitCode}.`)
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await wait(100)
  }
  throw new Error(`${url} does not respond.`)
}

/** Starts a script in a child process and waits until its URL responds. */
export async function startServerProcess(
  script: string,
  env: Record<string, string>,
  args: string[],
  url: string,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [...serverProcess.flags, script, ...args], {
    env: { ...serverProcess.env, ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntilReady(child, url).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

const CHECKOUT = join(import.meta.dirname, '..')

/** Starts the shop's server of a checkout as `npm start` does, with its log but without rate limits. */
export async function startShop(env: Record<string, string>, checkout = CHECKOUT): Promise<RunningServer> {
  const port = String(await findFreePort())
  const settings = { PORT: port, HOST: '127.0.0.1', DEMO: 'off', RATE_LIMIT_SCALE: '0', ...env }
  const script = join(checkout, 'server/src/main.ts')
  const server = await startServerProcess(script, settings, [], `http://127.0.0.1:${port}/readyz`)
  return { ...server, url: `http://127.0.0.1:${port}/api` }
}

/** Starts the baseline server. */
export async function startBaseline(): Promise<RunningServer> {
  const port = String(await findFreePort())
  return startServerProcess(join(import.meta.dirname, 'baseline-server.ts'), {}, [port], `http://127.0.0.1:${port}/`)
}

/** Peak resident memory of a process in MB, from /proc. */
export const readPeakMemory = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
