import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type ServerProcess = {
  /** `http://127.0.0.1:40123` */
  url: string
  /** Sends a signal, by default SIGTERM, and waits until the process has exited. Idempotent. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
  /** Null while it runs, and after a kill. */
  getExitCode: () => number | null
}

/** Starts the server in its own process on a free port. Resolves when it listens. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const server: ChildProcess = spawn(process.execPath, [`${import.meta.dirname}/../src/main.ts`], {
    env: { ...process.env, PORT: '0', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk.toString()
      const openUrl = /open at (http:\S+)/.exec(output)?.[1]
      if (openUrl) resolve(openUrl)
    }
    server.stdout?.on('data', onData)
    server.stderr?.on('data', onData)
    server.once('exit', () => reject(new Error(`The server has exited: ${output}`)))
  })
  return {
    url,
    stop: async (signal = 'SIGTERM') => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const exited = once(server, 'exit')
      server.kill(signal)
      await exited
    },
    getExitCode: () => server.exitCode,
  }
}
