import type { NewsItem, ServerEvents, SocketServer } from './socket-types.ts'

/** Tells sockets, wherever they are connected. */
export type News = {
  send: <Event extends keyof ServerEvents>(
    rooms: string | string[],
    event: Event,
    payload: Parameters<ServerEvents[Event]>[0],
    except?: string,
  ) => void
}

/** Bytes of what goes into one notification: with what the adapter adds it stays below PostgreSQL's 8,000. */
const NOTICE = 7000

/** Cuts a list into notifications. What is longer than one goes alone, by way of the adapter's table. */
function inNotices(items: NewsItem[]): NewsItem[][] {
  const notices: NewsItem[][] = []
  let room = 0
  for (const item of items) {
    const bytes = Buffer.byteLength(JSON.stringify(item)) + 1
    if (bytes > room) {
      notices.push([])
      room = NOTICE
    }
    notices.at(-1)?.push(item)
    room -= bytes
  }
  return notices
}

/**
 * Sockets of this process are told at once. The other processes are told of all that happens in one turn of the event
 * loop by as few notifications as hold it: a batch of messages is one or two, not one each.
 *
 * @param shared whether there may be other processes
 */
export function createNews(io: SocketServer, shared: boolean): News {
  let waiting: NewsItem[] = []

  const deliver = (items: NewsItem[]) => {
    for (const { rooms, event, payload, except } of items) {
      const to = io.local.to(rooms)
      const others = except ? to.except(except) : to
      others.emit(event, payload as never) // fits its event, as `send` sees to; in a list the two are not tied together
    }
  }
  io.on('news', deliver)

  const tellOthers = () => {
    const items = waiting
    waiting = []
    for (const notice of inNotices(items)) io.serverSideEmit('news', notice)
  }

  return {
    send: (rooms, event, payload, except) => {
      const item: NewsItem = {
        rooms: typeof rooms === 'string' ? [rooms] : rooms,
        event,
        payload,
        ...(except && { except }),
      }
      deliver([item])
      if (!shared) return
      if (waiting.length === 0) setImmediate(tellOthers)
      waiting.push(item)
    },
  }
}
