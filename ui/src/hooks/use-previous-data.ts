import { useEffect, useState } from 'react'

/**
 * The last value there was, so that rows stay on the screen while the next ones load. A query of its own for each address
 * cannot know what another one showed. Give the component a `key` of what must not be mixed.
 */
export function usePreviousData<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  useEffect(
    function keepIt() {
      if (value !== undefined) setKept(value)
    },
    [value],
  )
  return value ?? kept
}
