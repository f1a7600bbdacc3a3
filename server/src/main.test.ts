import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { DEMO_EXPOSED } from './config.ts'

/** A server in a process of its own, as `npm start` runs it. */
class Server {
  readonly child: ChildProcess
  output = ''
  readonly ended: Promise<number | null>

  constructor(env: Record<string, string>) {
    const { PATH = '' } = process.env
    const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')]
    this.child = spawn(process.execPath, args, { env: { PATH, DEMO: 'off', PORT: '0', ...env } })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk
      })
    }
    this.ended = once(this.child, 'close').then(([code]) => code)
  }

  /** Waits for the line that says it is open. @returns its port */
  async port(): Promise<number> {
    for (;;) {
      const port = /is open at http:\/\/127\.0\.0\.1:(\d+)/.exec(this.output)?.[1]
      if (port) return Number(port)
      const data = this.child.stdout && once(this.child.stdout, 'data')
      const code = await Promise.race([data?.then(() => undefined), this.ended])
      if (code !== undefined) throw new Error(`It ended with ${code}: ${this.output}`)
    }
  }
}

let root: string
let running: Server
let port: number
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'whirligig-main-'))
  running = new Server({ DATA_DIR: join(root, 'data') })
  port = await running.port()
})
afterAll(async () => {
  running.child.kill('SIGKILL')
  await running.ended
  rmSync(root, { recursive: true, force: true })
})

describe('does not start, with one clear line,', () => {
  const failure = async (env: Record<string, string>) => {
    const server = new Server(env)
    return { code: await server.ended, output: server.output.trimEnd() }
  }

  it('on a bad setting', async () => {
    expect(await failure({ PORT: 'abc' })).toEqual({ code: 1, output: 'PORT must be a whole number from 0 to 65535' })
  })

  it('with demo accounts on an address that others reach', async () => {
    expect(await failure({ HOST: '0.0.0.0', DEMO: 'on' })).toEqual({ code: 1, output: DEMO_EXPOSED })
  })

  it('on a data folder that another server has', async () => {
    const dataDir = join(root, 'data')
    expect(await failure({ DATA_DIR: dataDir })).toEqual({
      code: 1,
      output: `DATA_DIR ${dataDir} is in use by another Whirligig server. Stop that one, or give this one another DATA_DIR.`,
    })
  })

  it('on a data folder that cannot be one', async () => {
    const file = join(root, 'a-file')
    writeFileSync(file, '')
    expect(await failure({ DATA_DIR: join(file, 'data') })).toEqual({
      code: 1,
      output: `DATA_DIR ${join(file, 'data')} cannot be written to (ENOTDIR). Make it writable, or choose another DATA_DIR.`,
    })
  })

  it('on a port that is taken', async () => {
    expect(await failure({ DATA_DIR: join(root, 'other'), PORT: String(port) })).toEqual({
      code: 1,
      output: `PORT ${port} is already in use on 127.0.0.1. Stop what runs there, or choose another PORT.`,
    })
  })

  it('on a database that does not answer, without its password', async () => {
    const { code, output } = await failure({ DATA_DIR: root, DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:1/shop' })
    expect(code).toBe(1)
    expect(output).toBe('DATABASE_URL: the database cannot be opened (connect ECONNREFUSED 127.0.0.1:1).')
  })
})

/** Waits until nobody listens on the port any more. */
async function untilClosed(): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const open = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (!open) return
  }
}

/** Begins a sign-in and stops in the middle of its body, once the server has taken it on. */
async function halfACall(body: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'expect: 100-continue',
  ]
  socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n`)
  const [chunk] = await once(socket, 'data')
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 100 Continue/)
  socket.write(body.slice(0, 5))
  return socket
}

describe('told to stop', () => {
  it('finishes the call that is under way, takes no new one, and ends well', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'whirligig' })
    const socket = await halfACall(body)
    running.child.kill('SIGTERM')
    await untilClosed()
    // Once more, as a terminal and npm both pass on a Ctrl-C: it changes nothing.
    running.child.kill('SIGTERM')
    socket.write(body.slice(5))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    expect(String(answer)).toContain('Email or password is incorrect.')
    expect(await running.ended).toBe(0)
  })

  it('leaves a data folder that the next server opens', async () => {
    const next = new Server({ DATA_DIR: join(root, 'data') })
    await next.port()
    next.child.kill('SIGINT')
    expect(await next.ended).toBe(0)
    const logged = next.output.split('\n').filter((line) => line.startsWith('{'))
    for (const line of logged) expect(JSON.parse(line)).toMatchObject({ level: 30 })
  })

  it.each<[string, (log: Readable | null) => void]>([
    ['stops reading', (log) => log?.pause()],
    ['is gone', (log) => log?.destroy()],
  ])('ends well, as it runs well, when the reader of its log %s', async (_, lose) => {
    const server = new Server({ DATA_DIR: join(root, 'data'), RATE_LIMIT_SCALE: '0' })
    onTestFinished(() => void server.child.kill('SIGKILL'))
    const address = `http://127.0.0.1:${await server.port()}/api/nothing?${'long'.repeat(2500)}`
    lose(server.child.stdout)
    // More than a pipe holds.
    for (let calls = 0; calls < 60; calls += 1) expect((await fetch(address)).status).toBe(404)
    server.child.kill('SIGTERM')
    expect(await once(server.child, 'exit')).toEqual([0, null])
  })
})
