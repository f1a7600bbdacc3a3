// The clients of the chat's bench, in a process of their own: `chat-clients.ts URL TOKENS STAFF SERVER DATABASE`, the last two
// as process ids. Prints one line of JSON.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { cpuMsOf } from './cpu-time.ts'
import { quantile } from './quantile.ts'

const [url = '', tokenFile = '', staffId = '', server, database] = process.argv.slice(2)
const { default: tokens } = (await import(tokenFile, { with: { type: 'json' } })) as { default: string[] } // as chat.ts writes it

/** Messages a second while the round trip is measured, and for so long. */
const PACED = { perSecond: 200, seconds: 10 }
/** So many send without a pause, each with so many on the way. */
const FLOOD = { senders: 100, inFlight: 4, seconds: 10 }

/** Sets the messages of this round apart: one that the shop has already is not stored, which costs another look. */
const round = randomUUID()

const opened = performance.now()
const sockets = await Promise.all(
  tokens.map(
    (token) =>
      new Promise<Socket>((resolve, reject) => {
        const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
        socket.once('connect', () => resolve(socket))
        socket.once('connect_error', reject)
      }),
  ),
)
const connectMs = performance.now() - opened

let named = 0
/** Sends one and waits until it is acknowledged: stored, at the shop. @returns ms */
async function roundTrip(socket: Socket): Promise<number> {
  const sent = performance.now()
  named += 1
  const answer = await socket.emitWithAck('message', {
    text: `How much is the fish? ${named}`,
    to: staffId,
    clientId: `${round}-${named}`,
  })
  if ('error' in answer) throw new Error(answer.error)
  return performance.now() - sent
}
const anyone = () => sockets[named % sockets.length] as Socket // the rest of a division by their number

// Warm, and quiet again.
for (let i = 0; i < 200; i += 1) await roundTrip(anyone())
await wait(1000)

const paced: Promise<number>[] = []
const pacedFrom = performance.now()
while (paced.length < PACED.perSecond * PACED.seconds) {
  const due = Math.floor(((performance.now() - pacedFrom) / 1000) * PACED.perSecond)
  while (paced.length < due) paced.push(roundTrip(anyone()))
  await wait(1)
}
const trips = await Promise.all(paced)

let acknowledged = 0
const worked = () => [cpuMsOf(Number(server)), cpuMsOf(Number(database)), cpuMsOf(process.pid)]
const before = worked()
const until = performance.now() + FLOOD.seconds * 1000
await Promise.all(
  sockets.slice(0, FLOOD.senders).flatMap((socket) =>
    Array.from({ length: FLOOD.inFlight }, async () => {
      while (performance.now() < until) {
        await roundTrip(socket)
        acknowledged += 1
      }
    }),
  ),
)
const [serverCpu = 0, databaseCpu = 0, clientsCpu = 0] = worked().map(
  (ms, i) => ((ms - (before[i] ?? 0)) * 1000) / acknowledged,
)
const result = {
  connectMs: Math.round(connectMs),
  median: quantile(trips, 0.5),
  p99: quantile(trips, 0.99),
  perSecond: Math.round(acknowledged / FLOOD.seconds),
  serverCpu: Math.round(serverCpu),
  databaseCpu: Math.round(databaseCpu),
  clientsCpu: Math.round(clientsCpu),
}
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0))
