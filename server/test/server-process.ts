import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type ServerProcess = {
  /** Where it listens: `http://127.0.0.1:40123`. */
  url: string
  /** Ends it, with SIGTERM unless told otherwise, and waits until it is gone. Again does nothing. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts the real server as a process of its own, on a free port; settles once it says that it is open. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const server: ChildProcess = spawn(process.execPath, [`${import.meta.dirname}/../src/main.ts`], {
    env: { ...process.env, PORT: '0', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const open = /open at (http:\S+)/.exec(said)?.[1]
      if (open) resolve(open)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', () => reject(new Error(`The server has ended: ${said}`)))
  })
  return {
    url,
    stop: async (signal = 'SIGTERM') => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill(signal)
      await gone
    },
  }
}
