import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { CHILD_ENVIRONMENT } from '../test/child-environment.ts'
import { createDataFolder } from '../test/data-folder.ts'

/** Starts a server in its own process, as `npm start` does. */
class Server {
  readonly child: ChildProcess
  output = ''
  readonly ended: Promise<number | null>

  constructor(env: Record<string, string>) {
    const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')]
    this.child = spawn(process.execPath, args, {
      env: { ...CHILD_ENVIRONMENT, DEMO: 'off', PORT: '0', SLOW_STATEMENT_MS: '0', ...env },
    })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk
      })
    }
    this.ended = once(this.child, 'close').then(([code]) => code)
  }

  /** Waits until the server listens. @returns its port */
  async waitForPort(): Promise<number> {
    for (;;) {
      const port = /is open at http:\/\/127\.0\.0\.1:(\d+)/.exec(this.output)?.[1]
      if (port) return Number(port)
      const data = this.child.stdout && once(this.child.stdout, 'data')
      const code = await Promise.race([data?.then(() => undefined), this.ended])
      if (code !== undefined) throw new Error(`The server exited with code ${code}: ${this.output}`)
    }
  }
}

let root: string
let running: Server
let port: number
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'whirligig-main-'))
  await createDataFolder(join(root, 'data'))
  mkdirSync(join(root, 'data', 'images'), { mode: 0o755 })
  writeFileSync(join(root, 'data', 'images', 'stored.webp'), '', { mode: 0o644 })
  writeFileSync(join(root, 'data', 'images', '.draft.webp.1'), '')
  running = new Server({ DATA_DIR: join(root, 'data') })
  port = await running.waitForPort()
})
afterAll(async () => {
  running.child.kill('SIGKILL')
  await running.ended
  rmSync(root, { recursive: true, force: true })
})

describe('at a start', () => {
  it('denies other users of the machine access to all files, also existing ones', () => {
    const paths = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
    expect(paths.length).toBeGreaterThan(100)
    const open = ['.', ...paths].filter((path) => (statSync(join(root, 'data', path)).mode & 0o077) !== 0)
    expect(open).toEqual([])
  })

  it('deletes the picture drafts that a killed server has left', () => {
    expect(readdirSync(join(root, 'data', 'images'))).toEqual(['stored.webp'])
  })
})

/** Waits until the port refuses connections. */
async function waitUntilClosed(): Promise<void> {
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

/** Sends a sign-in request up to the middle of its body. The server is then processing the request. */
async function sendHalfRequest(port: number, body: string): Promise<Socket> {
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

describe('on a signal', () => {
  it('completes the pending request, accepts no new one, and exits with code 0', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'whirligig' })
    const socket = await sendHalfRequest(port, body)
    running.child.kill('SIGTERM')
    await waitUntilClosed()
    // npm and a terminal both forward a Ctrl-C: the second signal must change nothing.
    running.child.kill('SIGTERM')
    socket.write(body.slice(5))
    const [response] = await once(socket, 'data')
    expect(String(response)).toMatch(/^HTTP\/1\.1 400 /)
    expect(String(response)).toContain('Email or password is incorrect.')
    expect(await running.ended).toBe(0)
  })

  it('exits with code 0 although a client does not finish its request', async () => {
    const server = new Server({ DATA_DIR: join(root, 'data') })
    onTestFinished(() => void server.child.kill('SIGKILL'))
    const socket = await sendHalfRequest(await server.waitForPort(), '{"email": "ada@example.com"}')
    onTestFinished(() => void socket.destroy())
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('leaves a data folder that the next server can open', async () => {
    const next = new Server({ DATA_DIR: join(root, 'data') })
    await next.waitForPort()
    next.child.kill('SIGINT')
    expect(await next.ended).toBe(0)
    const logLines = next.output.split('\n').filter((line) => line.startsWith('{'))
    for (const line of logLines) expect(JSON.parse(line)).toMatchObject({ level: 30 })
  })

  it.each<[string, (log: Readable | null) => void]>([
    ['stops reading', (log) => log?.pause()],
    ['closes the pipe', (log) => log?.destroy()],
  ])('exits with code 0 if the reader of the log %s', async (_, breakLog) => {
    const server = new Server({ DATA_DIR: join(root, 'data'), RATE_LIMIT_SCALE: '0' })
    onTestFinished(() => void server.child.kill('SIGKILL'))
    const url = `http://127.0.0.1:${await server.waitForPort()}/api/nothing?${'long'.repeat(2500)}`
    breakLog(server.child.stdout)
    // Logs more than the buffer of a pipe.
    for (let requests = 0; requests < 60; requests += 1) expect((await fetch(url)).status).toBe(404)
    server.child.kill('SIGTERM')
    expect(await once(server.child, 'exit')).toEqual([0, null])
  })
})
