import { HOUR, MINUTE, SECOND } from '../clock.ts'

const DEFAULT_WINDOW_MS = 15 * MINUTE

/** Windows that differ from the default. */
const WINDOWS_MS: { [Name in LimitName]?: number } = {
  'chat-message': 10 * SECOND,
  'wrong-password': HOUR,
}

/** The number of hits allowed per key in one window. */
export const MAX_HITS = {
  /** Failures per account and network. */
  'sign-in-failure': 10,
  /** Wrong old passwords per session. */
  'password-change-failure': 10,
  /** Wrong passwords per account, from all networks and sessions. Further attempts are delayed, not refused. */
  'wrong-password': 10,
  /** The next seven: requests per network. */
  'sign-in': 100,
  'sign-up': 100,
  'seller-application': 100,
  contact: 100,
  newsletter: 100,
  'stock-alert': 100,
  'forgot-request': 20,
  /** Mails per account. */
  forgot: 3,
  /** Messages per user. */
  'chat-message': 10,
  /** All other requests per network. */
  general: 3000,
} as const
export type LimitName = keyof typeof MAX_HITS

export const getWindowMs = (name: LimitName): number => WINDOWS_MS[name] ?? DEFAULT_WINDOW_MS
