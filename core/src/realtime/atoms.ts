import { atom } from 'jotai'
import { sessionAtom } from '../session/session.ts'
import { type ConnectionState, createConnection } from './connection.ts'
import { createSocketIo, type SocketFactory } from './socket.ts'

const factoryAtom = atom({ createSocket: createSocketIo })

/** How sockets are created. A new factory replaces the open connection. */
export const socketFactoryAtom = atom(
  (get) => get(factoryAtom).createSocket,
  (_get, set, createSocket: SocketFactory) => set(factoryAtom, { createSocket }),
)

/** The connection of the current session. It is open while `connectionStateAtom` is mounted. */
export const connectionAtom = atom((get) => createConnection(get(sessionAtom).token, get(socketFactoryAtom)))

/** Holds the state of one connection, and keeps the connection open while it is mounted. */
const mountedStateAtom = atom((get) => {
  const connection = get(connectionAtom)
  const stateAtom = atom<ConnectionState>(connection.state)
  stateAtom.onMount = (setState) => {
    const unsubscribe = connection.subscribe(setState)
    connection.open()
    setState(connection.state)
    return () => {
      unsubscribe()
      connection.close()
    }
  }
  return stateAtom
})

/** The state of the connection. The server pushes changes only while it is `open`. */
export const connectionStateAtom = atom((get) => get(get(mountedStateAtom)))
