import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { registerConnectionDrain } from './connection-drain.ts'
import { CONNECTION_TIMEOUTS } from './connection-timeouts.ts'

const HOUR_MS = 3_600_000
const HEAD = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

async function connectTo(app: FastifyInstance): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo // a TCP server has an AddressInfo
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  // The server resets a connection when it has not read all that the client sent.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Resolves when the connection is closed or reset. `once` would reject for a reset. */
const waitForClose = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

/** Reads the connection to its end. */
async function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await waitForClose(socket)
  return text
}

/** A client that asks the server to confirm the headers, so that the request is pending for certain. */
async function sendHalfBody(socket: Socket): Promise<void> {
  socket.write(`${HEAD}expect: 100-continue\r\ncontent-length: 100\r\n\r\n`)
  await once(socket, 'data')
  socket.write('{"email":')
}

it('ends slow requests and responses within 30 seconds', () => {
  const { request, check, stall } = CONNECTION_TIMEOUTS
  expect(request + check).toBeLessThanOrEqual(30_000)
  expect(2 * stall).toBeLessThanOrEqual(30_000)
})

it.each([
  ['the headers', `${HEAD}x-slow: `],
  ['the body', `${HEAD.replace('POST /', 'POST /api/auth/login')}content-length: 100\r\n\r\n{"email":`],
])('responds 408 and closes the connection of a client that does not finish %s', async (_part, text) => {
  await using shop = await testApp({ timeouts: { request: 50, check: 10, stall: HOUR_MS, drain: 50 } })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = await connectTo(shop.app)
  socket.write(text)
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

/** Requests a response of 64 MB without reading it. @returns the server's side of the connection */
async function requestWithoutReading(app: FastifyInstance): Promise<Socket> {
  const accepted = once(app.server, 'connection')
  const socket = await connectTo(app)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [serverSocket] = await accepted
  return serverSocket
}

/** An app whose only route sends 64 MB, at once or in parts. */
async function listenWithLargeResponse(isStream: boolean, timeouts: { stall: number; drain: number }) {
  const app = fastify()
  registerConnectionDrain(app, timeouts)
  const parts = Array.from({ length: 64 }, () => Buffer.alloc(2 ** 20))
  app.get('/', () => (isStream ? Readable.from(parts) : Buffer.concat(parts)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => void app.close())
  return app
}

it.each([
  ['a whole', false],
  ['a streamed', true],
])('closes the connection of a client that does not read %s response', async (_kind, isStream) => {
  const app = await listenWithLargeResponse(isStream, { stall: 20, drain: HOUR_MS })
  await waitForClose(await requestWithoutReading(app))
})

it('closes during shutdown although a client does not read its response', async () => {
  const app = await listenWithLargeResponse(true, { stall: HOUR_MS, drain: 20 })
  const closed = waitForClose(await requestWithoutReading(app))
  await app.close()
  await closed
})

it('does not close a connection while the server works on the response', async () => {
  const app = fastify()
  registerConnectionDrain(app, { stall: 5, drain: HOUR_MS })
  const responding = Promise.withResolvers<string>()
  app.get('/', () => responding.promise)
  app.server.on('timeout', () => responding.resolve('late'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = await connectTo(app)
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  expect(await readAll(socket)).toContain('late')
  await app.close()
})

/** An app whose only route parses a body and waits for `finish`. */
async function listenAndHold(drainTimeoutMs: number) {
  const app = fastify({ requestTimeout: HOUR_MS })
  const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  registerConnectionDrain(app, { stall: HOUR_MS, drain: drainTimeoutMs })
  app.post('/', async () => {
    started.resolve()
    await finish.promise
    return { done: true }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, started: started.promise, finish: finish.resolve, connectClient: () => connectTo(app) }
}

it('closes during shutdown although clients do not finish their requests', async () => {
  const { app, connectClient } = await listenAndHold(50)
  const [headers, body] = [await connectClient(), await connectClient()]
  headers.write(HEAD)
  await sendHalfBody(body)
  const closed = [waitForClose(headers), waitForClose(body)]
  await app.close()
  await Promise.all(closed)
})

it('completes during shutdown a request on which the server is still working', async () => {
  const { app, started, finish, connectClient } = await listenAndHold(1)
  const [slow, pending] = [await connectClient(), await connectClient()]
  pending.write(`${HEAD}content-length: 2\r\n\r\n{}`)
  await sendHalfBody(slow)
  await started
  const [slowClosed, response] = [waitForClose(slow), readAll(pending)]
  const closed = app.close()
  await slowClosed
  finish()
  expect(await response).toContain('{"done":true}')
  await closed
})

it('answers a request that arrives during shutdown on an open connection, and closes it', async () => {
  await using shop = await testApp({ timeouts: { ...CONNECTION_TIMEOUTS, drain: HOUR_MS } })
  const { server } = shop.app
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const accepted = once(server, 'connection')
  const socket = await connectTo(shop.app)
  const [serverSocket] = await accepted
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n')
  await vi.waitFor(() => expect(serverSocket.bytesRead).toBeGreaterThan(0))
  const closed = shop.app.close()
  await vi.waitFor(() => expect(server.listening).toBe(false))
  socket.write('\r\n')
  const response = await readAll(socket)
  expect(response).toMatch(/^HTTP\/1\.1 200 /)
  expect(response).toMatch(/^connection: close/im)
  await closed
})
