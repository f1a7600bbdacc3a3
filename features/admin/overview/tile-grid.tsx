import type { ReactNode } from 'react'

/** A grid of three tiles, or five for an admin. In two columns, the first tile spans both. */
export function TileGrid({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) {
  return (
    <div
      data-admin={isAdmin || undefined}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,40%)),1fr))] gap-3 *:first:col-span-full sm:*:first:col-span-2 sm:grid-cols-4 sm:gap-4 sm:data-admin:grid-cols-3"
    >
      {children}
    </div>
  )
}
