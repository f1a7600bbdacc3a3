import { StockChanged } from '@whirligig/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { connectionAtom, liveStateAtom, watchStockAtom } from './atoms.ts'
import { poll } from './poll.ts'

type Schema<T> = { safeParse: (payload: unknown) => { success: true; data: T } | { success: false } }

/** Hears the server's events of one name; what the schema does not know is dropped. */
export function useLiveEvent<T>(event: string, schema: Schema<T>, hear: (payload: T) => void): void {
  const connection = useAtomValue(connectionAtom)
  const heard = useEffectEvent((payload: unknown) => {
    const parsed = schema.safeParse(payload)
    if (parsed.success) hear(parsed.data)
  })
  useEffect(
    function listen() {
      return connection.hear(event, (payload) => heard(payload))
    },
    [connection, event],
  )
}

/**
 * Keeps what is on the screen fresh where events cannot: from time to time while there is no open line, and once when it
 * is open again, because it may have missed some.
 */
export function useFresh(refresh: () => void): void {
  const isOpen = useAtomValue(liveStateAtom) === 'open'
  const wasOpen = useRef(isOpen)
  const ask = useEffectEvent(refresh)
  useEffect(
    function askWhereNothingIsHeard() {
      if (isOpen && !wasOpen.current) ask()
      wasOpen.current = isOpen
      return isOpen ? undefined : poll(() => ask())
    },
    [isOpen],
  )
}

/** Hears how many are left of these products, each time that changes. */
export function useStock(ids: readonly string[], hear: (stock: StockChanged) => void): void {
  const isOpen = useAtomValue(liveStateAtom) === 'open'
  const watch = useSetAtom(watchStockAtom)
  const key = ids.join(' ')
  useEffect(
    function watchThem() {
      return key === '' || !isOpen ? undefined : watch(key.split(' '))
    },
    [key, isOpen, watch],
  )
  useLiveEvent('stockChanged', StockChanged, (stock) => {
    if (ids.includes(stock._id)) hear(stock)
  })
}
