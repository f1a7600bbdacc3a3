// The clients of the channel benchmark, in a separate process. Prints one line of JSON.
// Usage: `channel-clients.ts URLS TOKEN_FILE PIDS`, with the processes of the servers, the database and Redis
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { STAFF, STAFF_TOKEN } from './chat-users.ts'
import { readCpuMs } from './cpu-time.ts'
import { quantile } from './statistics.ts'

/** What was measured at one load. `…Cpu`: processor time in µs per message. */
export type ChannelLoad = {
  perSecond: number
  /** Milliseconds from sending a message on one process until the reader has it on another one. */
  median: number
  p99: number
  serversCpu: number
  databaseCpu: number
  redisCpu: number
  /** Messages that have not arrived within five seconds. */
  lost: number
}

const LOADS = [50, 200, 1000, 2000, 4000]
const SECONDS = 8
/** So many connect at once. */
const BATCH = 200
const PATIENCE_MS = 5000

const [urlList = '', tokenFile = '', pidList = ''] = process.argv.slice(2)
const urls = urlList.split(',')
const pids = pidList.split(',').map(Number)
const { default: tokens } = (await import(tokenFile, { with: { type: 'json' } })) as { default: string[] } // written by channels.ts

function open(url: string, token: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

const [readerUrl = '', ...writerUrls] = urls
const reader = await open(readerUrl, STAFF_TOKEN)
reader.emit('connectUser')
const writers: Socket[] = []
for (let from = 0; from < tokens.length; from += BATCH) {
  const opened = tokens
    .slice(from, from + BATCH)
    .map((token, index) => open(urls[(from + index) % urls.length] ?? '', token))
  writers.push(...(await Promise.all(opened)))
}
/** Those on other processes than the reader: their messages need the channel. */
const remote = writers.filter((_, index) => index % urls.length !== 0)
if (writerUrls.length === 0) throw new Error('There must be two processes at least.')

const pending = new Map<string, (arrivedAt: number) => void>()
reader.on('message', ({ value }: { value: string }) => pending.get(value)?.(performance.now()))

let count = 0
/** Sends a message and waits until the reader has it. Returns milliseconds; undefined if it does not arrive. */
async function deliver(): Promise<number | undefined> {
  const id = randomUUID()
  const socket = remote[count++ % remote.length] as Socket // the index is in range
  const sentAt = performance.now()
  const arrived = new Promise<number>((resolve) => pending.set(id, (at) => resolve(at - sentAt)))
  socket.emit('message', { text: id, to: STAFF, clientId: id })
  const timeout = new AbortController()
  const result = await Promise.race([
    arrived,
    wait(PATIENCE_MS, undefined, { signal: timeout.signal }).catch(() => undefined),
  ])
  timeout.abort()
  pending.delete(id)
  return result
}

async function measure(perSecond: number): Promise<ChannelLoad> {
  const readCpu = () => pids.map(readCpuMs)
  const before = readCpu()
  const deliveries: Promise<number | undefined>[] = []
  const startedAt = performance.now()
  while (deliveries.length < perSecond * SECONDS) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond)
    while (deliveries.length < due) deliveries.push(deliver())
    await wait(1)
  }
  const times = await Promise.all(deliveries)
  const used = readCpu().map((ms, index) => ((ms - (before[index] ?? 0)) * 1000) / times.length)
  const arrived = times.filter((time) => time !== undefined)
  const [redisCpu = 0, databaseCpu = 0, ...servers] = used.toReversed()
  return {
    perSecond,
    median: quantile(arrived, 0.5),
    p99: quantile(arrived, 0.99),
    serversCpu: servers.reduce((sum, cpu) => sum + cpu, 0),
    databaseCpu,
    redisCpu,
    lost: times.length - arrived.length,
  }
}

for (let nth = 0; nth < 100; nth++) await deliver()
await wait(2000)
const loads: ChannelLoad[] = []
for (const perSecond of LOADS) loads.push(await measure(perSecond))
process.stdout.write(`${JSON.stringify(loads)}\n`, () => process.exit(0))
