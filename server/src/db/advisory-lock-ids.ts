/** The advisory locks that server processes on one PostgreSQL have in common. Any numbers, but each only once. */
export const ADVISORY_LOCK_IDS = {
  migrations: 7_246_150,
  /** To change who is there. */
  presence: 7_246_151,
  seed: 7_246_152,
  /** Shops that run share it; a restore wants it alone. */
  shop: 7_246_153,
} as const
