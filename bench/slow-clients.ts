// Whether slow clients keep the server from answering others, on Linux: `npm run bench:slow-clients -- [slow clients] [idle sockets]`.
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MAX_PIPELINED_REQUESTS } from '../server/src/plugins/limit-pipelining.ts'
import { startShop } from './processes.ts'
import { table } from './report.ts'
import { quantile } from './statistics.ts'

const SETTLE_MS = 10_000
/** How long the other client asks before the slow ones come, and at most after. */
const BEFORE_MS = 5000
const GIVE_UP_MS = 100_000
const PROBE_EVERY_MS = 25
const DRIP_EVERY_MS = 1000
const COUNT_EVERY_MS = 500
/** Sockets that are opened at once, so that the queue of the kernel does not overflow. */
const BATCH = 200

const HEAD = 'host: localhost\r\ncontent-type: application/json\r\n'
const LIST = `GET /api/product/list?limit=100 HTTP/1.1\r\n${HEAD}\r\n`

/** What a slow client does with its connection. */
const KINDS: Record<string, (socket: Socket) => void> = {
  'sends nothing': () => {},
  'sends a header a second': (socket) => {
    socket.write(`GET / HTTP/1.1\r\n${HEAD}`)
    const timer = setInterval(() => socket.write('x-slow: 1\r\n'), DRIP_EVERY_MS)
    socket.once('close', () => clearInterval(timer))
  },
  'sends a byte of its body a second': (socket) => {
    socket.write(`POST /api/auth/login HTTP/1.1\r\n${HEAD}content-length: 1000\r\n\r\n`)
    const timer = setInterval(() => socket.write('{'), DRIP_EVERY_MS)
    socket.once('close', () => clearInterval(timer))
  },
  'requests 400 lists at once': (socket) => {
    socket.pause()
    socket.write(LIST.repeat(400))
  },
  'requests as many as it may and does not read them': (socket) => {
    socket.pause()
    socket.write(LIST.repeat(MAX_PIPELINED_REQUESTS))
  },
  'sends nothing after its first response': (socket) => {
    socket.write(`GET /healthz HTTP/1.1\r\n${HEAD}\r\n`)
  },
}

type Group = { kind: string; ports: Set<number>; openedAt: number; open: number; lastClosedMs: number }

async function openGroup(port: number, kind: string, sockets: number): Promise<Group> {
  const group: Group = { kind, ports: new Set(), openedAt: 0, open: sockets, lastClosedMs: 0 }
  for (let opened = 0; opened < sockets; opened += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, sockets - opened) }, async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.on('error', () => {})
      socket.resume()
      group.ports.add(socket.localPort ?? 0)
      KINDS[kind]?.(socket)
    })
    await Promise.all(batch)
  }
  group.openedAt = performance.now()
  return group
}

/** `/proc/net/tcp`: its name for a connection that neither side has closed. */
const ESTABLISHED = '01'

/** Counts the connections that the server has not closed. A client that does not read would not notice. */
function countOpen(port: number, groups: readonly Group[]): number {
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const clients = lines.flatMap((line) => {
    const [, from = '', to = '', state] = line.trim().split(/\s+/)
    return from.endsWith(local) && state === ESTABLISHED ? [Number.parseInt(to.slice(-4), 16)] : []
  })
  for (const group of groups) {
    const open = clients.filter((client) => group.ports.has(client)).length
    if (open < group.open) group.lastClosedMs = performance.now() - group.openedAt
    group.open = open
  }
  return groups.reduce((sum, { open }) => sum + open, 0)
}

/** Asks for a product all the time, and returns how long the answers take. */
function startProbe(url: string) {
  let times: number[] = []
  let isStopped = false
  const run = async () => {
    while (!isStopped) {
      const start = performance.now()
      const isAnswered = await fetch(`${url}/product/item/teddy-bears`).then(
        async (response) => response.ok && (await response.arrayBuffer()).byteLength > 0,
        () => false,
      )
      times.push(isAnswered ? performance.now() - start : Number.POSITIVE_INFINITY)
      await wait(PROBE_EVERY_MS)
    }
  }
  const done = run()
  return {
    take: () => {
      const taken = times
      times = []
      return taken
    },
    stop: async () => {
      isStopped = true
      await done
    },
  }
}

const readMemoryMb = (pid: number): string =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000).toFixed(0)

const [slow = 200, idle = 10_000] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'whirligig-bench-slow-'))
const server = await startShop({ DEMO: 'on', DATA_DIR: folder })
const probe = startProbe(server.url)
try {
  await wait(SETTLE_MS)
  probe.take()
  const rows: string[][] = []
  const add = (when: string) => {
    const times = probe.take()
    const cells = [quantile(times, 0.5), quantile(times, 0.99), quantile(times, 1)].map((ms) => ms.toFixed(1))
    rows.push([when, ...cells, readMemoryMb(server.pid)])
  }
  await wait(BEFORE_MS)
  add('before')
  const port = Number(new URL(server.url).port)
  const groups: Group[] = []
  for (const kind of Object.keys(KINDS))
    groups.push(await openGroup(port, kind, kind === 'sends nothing' ? idle : slow))
  add('while they connect')
  const giveUpAt = performance.now() + GIVE_UP_MS
  while (countOpen(port, groups) > 0 && performance.now() < giveUpAt) await wait(COUNT_EVERY_MS)
  add('until all are closed')
  await wait(BEFORE_MS)
  add('after')
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}\n`)
  console.log(table(['answers to another client', 'median, ms', 'p99, ms', 'slowest, ms', 'RSS, MB'], rows))
  console.log()
  const closed = groups.map(({ kind, ports, open, lastClosedMs }) => [
    ...[kind, ports.size, (lastClosedMs / 1000).toFixed(1), open],
  ])
  console.log(table(['client', 'sockets', 'last one closed after, s', 'still open'], closed))
  if (groups.some(({ open }) => open > 0)) process.exitCode = 1
} finally {
  await probe.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
