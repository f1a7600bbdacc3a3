import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type RedisServer = {
  url: string
  pid: number
  /** Stops it and deletes its folder. */
  stop: () => Promise<void>
}

/** Starts the `redis-server` of this machine without persistence. */
export async function startRedisServer(port: number): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'whirligig-redis-'))
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(server, 'exit')
  let ready = false
  for await (const line of createInterface({ input: server.stdout })) {
    ready = line.includes('Ready to accept connections')
    if (ready) break
  }
  if (!ready) throw new Error('redis-server exited before it was ready.')
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGKILL')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
