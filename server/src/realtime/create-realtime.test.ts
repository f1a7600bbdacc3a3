import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { testApp } from '../../test/test-app.ts'

it('responds 503 to handshakes while the server closes', async () => {
  const shop = await testApp()
  await shop.close()
  // A request that arrives during the shutdown.
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: '/socket.io/?EIO=4&transport=polling',
  })
  const response = new ServerResponse(request)
  shop.app.server.emit('request', request, response)
  await vi.waitFor(() => expect(response.writableEnded).toBe(true))
  expect(response.statusCode).toBe(503)
})
