import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { MAX_PIPELINED_REQUESTS } from './limit-pipelining.ts'

const REQUEST = 'GET /api/product/list HTTP/1.1\r\nhost: localhost\r\n\r\n'

async function connectToShop() {
  const lines: string[] = []
  const shop = await testApp({ log: { write: (line) => lines.push(line) } })
  onTestFinished(() => shop.close())
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const socket: Socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1') // a TCP server has an AddressInfo
  onTestFinished(() => void socket.destroy())
  // The server resets a connection when it has not read all that the client sent.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return { socket, countHandled: () => lines.filter((line) => line.includes('/api/product/list')).length }
}

/** Reads this number of responses. */
async function readResponses(socket: Socket, count: number): Promise<string> {
  let text = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += chunk
    if (text.split('HTTP/1.1 200 OK').length > count && text.endsWith('}')) break
  }
  return text
}

it('responds to every request of a client that sends a few at once, any number of times', async () => {
  const { socket } = await connectToShop()
  for (let n = 0; n < 3; n += 1) {
    socket.write(REQUEST.repeat(MAX_PIPELINED_REQUESTS))
    const text = await readResponses(socket, MAX_PIPELINED_REQUESTS)
    expect(text.split('HTTP/1.1 200 OK')).toHaveLength(MAX_PIPELINED_REQUESTS + 1)
  }
})

it('closes the connection of a client that sends more, without handling them', async () => {
  const { socket, countHandled } = await connectToShop()
  const closed = once(socket, 'close')
  socket.resume()
  socket.write(REQUEST.repeat(400))
  await closed
  expect(countHandled()).toBeLessThanOrEqual(MAX_PIPELINED_REQUESTS)
})
