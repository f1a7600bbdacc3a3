import type { EventEmitter } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { ServerEvents } from '../deps.ts'

/** Whatever changes what shoppers see of the catalogue is written through a call below one of these. */
const CATALOGUE = /^\/api\/(product|category|brand|merchant|review)\b/

/** Tells of what calls have written before they are answered: who reads after the answer reads what was written. */
export function tellChanges(api: FastifyInstance, events: EventEmitter<ServerEvents>): void {
  api.addHook('onSend', (request, reply, _payload, done) => {
    if (request.method !== 'GET' && reply.statusCode < 400) {
      events.emit('written')
      if (CATALOGUE.test(request.url)) events.emit('catalogueChanged')
    }
    done()
  })
}
