/** The hits of a key in the current window. */
export type HitCount = { hits: number; resetsAt: Date }

/** Hits of one key to count. */
export type NewHits = {
  key: string
  hits: number
  /** The length of the window that the first hit of the key opens. */
  windowMs: number
}

/** Counts hits for all servers. */
export type HitStore = {
  /**
   * Adds hits to the windows of several keys. An expired window starts again with the new hits.
   *
   * @param added each key at most once
   * @returns the new count of each key
   */
  add: (added: readonly NewHits[]) => Promise<(HitCount & { key: string })[]>
  /** Takes one hit back. */
  refund: (key: string) => Promise<void>
  /** Deletes expired windows. */
  purgeExpired: () => Promise<void>
}
