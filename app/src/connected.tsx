import { useStore } from 'jotai'
import { type ReactNode, use } from 'react'
import { Outlet } from 'react-router-dom'
import { connection } from './connection.ts'

/** Waits for the way to the server; what is in it may then ask. Stands in a Suspense. */
export function Connected({ children = <Outlet /> }: { children?: ReactNode }) {
  use(connection(useStore()))
  return children
}
