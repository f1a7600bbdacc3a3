import { toHref } from '@whirligig/contract'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** How the user left a page: its query string, pixels scrolled from the top, and the address of the link that was opened. */
type PagePosition = { search: string; top: number; opened: string }

/** The positions by path. */
export const pagePositionsAtom = atom<ReadonlyMap<string, PagePosition>>(new Map())
/** The path of the list that the current detail page links back to. */
export const parentListAtom = atom<string | null>(null)

/**
 * Returns the path of a list with the page and search that the user left it with. For the detail pages of the list.
 * @param listPath The path of the list.
 */
export function useListHref(listPath: string): string {
  const position = useAtomValue(pagePositionsAtom).get(listPath)
  const setParentList = useSetAtom(parentListAtom)
  useEffect(
    function registerParentList() {
      setParentList(listPath)
    },
    [listPath, setParentList],
  )
  return listPath + (position?.search ?? '')
}

/**
 * Returns a function for detail pages that lead to the next one: the focus will return to its row.
 * @param listPath The path of the list.
 */
export function useRememberOpened(listPath: string): (path: string) => void {
  const setPositions = useSetAtom(pagePositionsAtom)
  return (path) =>
    setPositions((positions) => {
      const position = positions.get(listPath)
      return position ? new Map(positions).set(listPath, { ...position, opened: toHref(path) }) : positions
    })
}
