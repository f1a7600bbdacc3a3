import { useStore } from 'jotai'
import { type ReactNode, use } from 'react'
import { Outlet } from 'react-router-dom'
import { loadServerRuntime } from './load-server-runtime.ts'

/** Suspends until the server runtime is loaded. Components inside may use queries and mutations. */
export function ServerRuntime({ children = <Outlet /> }: { children?: ReactNode }) {
  use(loadServerRuntime(useStore()))
  return children
}
