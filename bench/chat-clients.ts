// The clients of the chat benchmark, in a separate process. Prints one line of JSON.
// Usage: `chat-clients.ts URL TOKEN_FILE STAFF_ID SERVER_PID DATABASE_PID`
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { readCpuMs } from './cpu-time.ts'
import { quantile } from './statistics.ts'

const [url = '', tokenFile = '', staffId = '', server, database] = process.argv.slice(2)
const { default: tokens } = (await import(tokenFile, { with: { type: 'json' } })) as { default: string[] } // written by chat.ts

/** The steady load under which the round trip is measured. */
const STEADY_LOAD = { perSecond: 200, seconds: 10 }
/** The maximum load: each sender keeps this number of unacknowledged messages in flight. */
const MAX_LOAD = { senders: 100, inFlight: 4, seconds: 10 }

/** Makes the message ids of this round unique: the server treats a known id as a retry, which costs an extra query. */
const round = randomUUID()

const connectStartedAt = performance.now()
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
const connectMs = performance.now() - connectStartedAt

let messageCount = 0
/** Sends a message and waits for the acknowledgement, which the server sends after storing it. Returns milliseconds. */
async function roundTrip(socket: Socket): Promise<number> {
  const sentAt = performance.now()
  messageCount += 1
  const acknowledgement = await socket.emitWithAck('message', {
    text: `How much is the fish? ${messageCount}`,
    to: staffId,
    clientId: `${round}-${messageCount}`,
  })
  if ('error' in acknowledgement) throw new Error(acknowledgement.error)
  return performance.now() - sentAt
}
const nextSocket = () => sockets[messageCount % sockets.length] as Socket // The index is always in range.

// Warm up, then wait until the server is idle.
for (let i = 0; i < 200; i += 1) await roundTrip(nextSocket())
await wait(1000)

const roundTrips: Promise<number>[] = []
const startedAt = performance.now()
while (roundTrips.length < STEADY_LOAD.perSecond * STEADY_LOAD.seconds) {
  const dueCount = Math.floor(((performance.now() - startedAt) / 1000) * STEADY_LOAD.perSecond)
  while (roundTrips.length < dueCount) roundTrips.push(roundTrip(nextSocket()))
  await wait(1)
}
const latencies = await Promise.all(roundTrips)

let acknowledged = 0
const readCpuTimes = () => [readCpuMs(Number(server)), readCpuMs(Number(database)), readCpuMs(process.pid)]
const before = readCpuTimes()
const endsAt = performance.now() + MAX_LOAD.seconds * 1000
await Promise.all(
  sockets.slice(0, MAX_LOAD.senders).flatMap((socket) =>
    Array.from({ length: MAX_LOAD.inFlight }, async () => {
      while (performance.now() < endsAt) {
        await roundTrip(socket)
        acknowledged += 1
      }
    }),
  ),
)
const [serverCpu = 0, databaseCpu = 0, clientsCpu = 0] = readCpuTimes().map(
  (ms, i) => ((ms - (before[i] ?? 0)) * 1000) / acknowledged,
)
const result = {
  connectMs: Math.round(connectMs),
  median: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
  perSecond: Math.round(acknowledged / MAX_LOAD.seconds),
  serverCpu: Math.round(serverCpu),
  databaseCpu: Math.round(databaseCpu),
  clientsCpu: Math.round(clientsCpu),
}
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0))
