import { describe, expect, it } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import type { Config } from '../config.ts'

/** Sends a request from `remoteAddress` with an id, and returns the id of the response and of its log line. */
async function sendId(trustProxy: Config['trustProxy'], id: string, url = '/api/auth/providers') {
  const lines: string[] = []
  await using shop = await testApp({ config: { trustProxy }, log: { write: (line) => lines.push(line) } })
  const headers = { 'x-request-id': id }
  const response = await shop.app.inject({ url, headers, remoteAddress: '10.0.0.7' })
  const [logged] = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request completed')
  return [response.headers['x-request-id'], logged?.reqId]
}

describe('the id of a request', () => {
  it.each<[Config['trustProxy']]>([[1], [2], ['10.0.0.0/8, ::1']])(
    'is the one of a proxy that %j trusts',
    async (trustProxy) => {
      expect(await sendId(trustProxy, 'edge-1.A_b')).toEqual(['edge-1.A_b', 'edge-1.A_b'])
    },
  )

  it.each<[Config['trustProxy']]>([[false], ['192.168.0.0/16']])(
    'is a new one if %j does not trust the client',
    async (trustProxy) => {
      const [id, logged] = await sendId(trustProxy, 'chosen')
      expect(id).toMatch(/^[\da-f-]{36}$/)
      expect(logged).toBe(id)
    },
  )

  it.each([['x'.repeat(65)], ['two, ids'], ['{"level":60}'], ['<b>'], [' ']])(
    'is a new one instead of %j',
    async (given) => {
      const [id, logged] = await sendId(1, given)
      expect(id).toMatch(/^[\da-f-]{36}$/)
      expect(logged).toBe(id)
    },
  )

  it.each(['/api/nope', '/api/%zz', '/healthz', '/no-such-page'])('is in the response of %s', async (url) => {
    const [id] = await sendId(1, 'edge-2', url)
    expect(id).toBe('edge-2')
  })
})
