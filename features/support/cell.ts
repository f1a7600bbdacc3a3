/** A value that changes, and that can be watched. */
export type Cell<T> = {
  readonly value: T
  set: (next: T) => void
  /** Is told of every new value. @returns what ends that */
  watch: (changed: (value: T) => void) => () => void
}

export function cell<T>(first: T): Cell<T> {
  const watchers = new Set<(value: T) => void>()
  let value = first
  return {
    get value() {
      return value
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const changed of [...watchers]) changed(next)
    },
    watch(changed) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}
