import { useEffect, useState } from 'react'

/**
 * Returns `value`, or the last defined value while `value` is `undefined`. It keeps rows on the screen while the next page
 * loads, like TanStack Query's `keepPreviousData`, which does not work across separate query atoms. Set a `key` on the
 * component where data must not carry over.
 */
export function usePreviousData<T>(value: T | undefined): T | undefined {
  const [previous, setPrevious] = useState(value)
  useEffect(
    function storeDefinedValue() {
      if (value !== undefined) setPrevious(value)
    },
    [value],
  )
  return value === undefined ? previous : value
}
