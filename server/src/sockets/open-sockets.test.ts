import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { testApp } from '../../test/test-app.ts'

it('a shop that closes tells sockets to come back later', async () => {
  const shop = await testApp()
  await shop.close()
  // A request that was on its way.
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: '/socket.io/?EIO=4&transport=polling',
  })
  const response = new ServerResponse(request)
  shop.app.server.emit('request', request, response)
  await vi.waitFor(() => expect(response.writableEnded).toBe(true))
  expect(response.statusCode).toBe(503)
})
