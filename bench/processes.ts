import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../server/test/free-port.ts'

export type Running = { url: string; pid: number; stop: () => Promise<void> }

const PATIENCE = 60_000

/** Waits until it answers. @throws where it ends or does not answer within a minute */
async function answering(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + PATIENCE
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`${url} has ended with ${child.exitCode}.`)
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await wait(100)
  }
  throw new Error(`${url} does not answer.`)
}

/** Starts a script and waits until its address answers. */
export async function start(
  script: string,
  env: Record<string, string>,
  args: string[],
  url: string,
): Promise<Running> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(child, url)
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** A server as `npm start` runs it, in a process of its own, with its log and without rate limits. */
export async function startShop(env: Record<string, string>): Promise<Running> {
  const port = String(await findFreePort())
  const settings = { PORT: port, HOST: '127.0.0.1', DEMO: 'off', RATE_LIMIT_SCALE: '0', ...env }
  const script = join(import.meta.dirname, '../server/src/main.ts')
  const server = await start(script, settings, [], `http://127.0.0.1:${port}/readyz`)
  return { ...server, url: `http://127.0.0.1:${port}/api` }
}

/** The bare route, in a process of its own. */
export async function startBare(): Promise<Running> {
  const port = String(await findFreePort())
  return start(join(import.meta.dirname, 'bare.ts'), {}, [port], `http://127.0.0.1:${port}/`)
}
