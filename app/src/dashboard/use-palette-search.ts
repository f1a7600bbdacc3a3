import { DASHBOARD_SEARCH } from '@whirligig/contract'
import { atom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import {
  type FoundRecord,
  foundOrdersAtom,
  foundOwnOrdersAtom,
  foundProductsAtom,
  foundUsersAtom,
} from './palette-search-atom.ts'
import type { DashboardAccess } from './role.ts'

/** How long the user pauses before the server is asked. */
const DEBOUNCE_MS = 250

type FoundAtom = ReturnType<typeof foundOrdersAtom>

const ORDERS = { title: 'Orders', find: foundOrdersAtom }
const OWN_ORDERS = { title: 'Orders', find: foundOwnOrdersAtom }
const PRODUCTS = { title: 'Products', find: foundProductsAtom }
const USERS = { title: 'Customers', find: foundUsersAtom }

type RecordGroup = { title: string; items: readonly FoundRecord[] }

/** What the server finds for a search. Another search aborts the requests, so that results are never those of an earlier one. */
export function usePaletteSearch(search: string, { role }: DashboardAccess) {
  const term = search.trim()
  const [settled, setSettled] = useState(term)
  useEffect(
    function settleAfterPause() {
      const timer = setTimeout(() => setSettled(term), DEBOUNCE_MS)
      return () => clearTimeout(timer)
    },
    [term],
  )
  const isLongEnough = term.length >= DASHBOARD_SEARCH.minLength
  const canFetch = isLongEnough && settled === term
  const resultsAtom = useMemo(() => {
    const sources = !canFetch ? [] : role === 'admin' ? [ORDERS, PRODUCTS, USERS] : [OWN_ORDERS, PRODUCTS]
    const queries = sources.map(({ title, find }): [string, FoundAtom] => [title, find(term)])
    return atom((get) => queries.map(([title, query]) => ({ title, ...get(query) })))
  }, [canFetch, role, term])
  const results = useAtomValue(resultsAtom)
  const failed = results.filter(({ isError }) => isError)
  return {
    groups: results.map(({ title, data }): RecordGroup => ({ title, items: data ?? [] })),
    isLoading: isLongEnough && (!canFetch || results.some(({ isPending }) => isPending)),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) refetch()
    },
  }
}
