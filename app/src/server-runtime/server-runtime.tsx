import { useStore } from 'jotai'
import { type ReactNode, use } from 'react'
import { Outlet } from 'react-router-dom'
import { loadServerRuntime } from './load-server-runtime.ts'

/** Waits for the way to the server; what is in it may then ask. Stands in a Suspense. */
export function ServerRuntime({ children = <Outlet /> }: { children?: ReactNode }) {
  use(loadServerRuntime(useStore()))
  return children
}
