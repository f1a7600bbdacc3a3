import type { ReactNode } from 'react'

/** The class of the fifth tile, which has the last of three rows of two to itself. */
export const WIDE_TILE = 'col-span-full lg:col-span-1'

/** A grid of two tiles, or five for an admin. */
export function TileGrid({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) {
  return (
    <div
      data-admin={isAdmin || undefined}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9rem,40%)),1fr))] gap-3 sm:gap-4 lg:data-admin:grid-cols-3 xl:data-admin:grid-cols-5"
    >
      {children}
    </div>
  )
}
