/** The advisory locks that all servers on one PostgreSQL share. The numbers are arbitrary but unique. */
export const ADVISORY_LOCK_IDS = {
  migrations: 7_246_150,
  /** For changes of the presence tables. */
  presence: 7_246_151,
  seed: 7_246_152,
  /** Running servers hold it shared; a restore takes it exclusively. */
  shop: 7_246_153,
  /** For the server that writes a backup. */
  backup: 7_246_154,
} as const
