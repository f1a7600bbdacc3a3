import type { ReactNode } from 'react'

/** Three tiles, or an admin's five; the first has the room of two where they stand in pairs. */
export function TileGrid({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) {
  return (
    <div
      data-admin={isAdmin || undefined}
      className="grid grid-cols-2 gap-3 *:first:col-span-2 sm:grid-cols-4 sm:gap-4 sm:data-admin:grid-cols-3"
    >
      {children}
    </div>
  )
}
