export { connectionAtom, liveStateAtom, openLiveWithAtom } from './atoms.ts'
export type { Connection } from './connection.ts'
export { useFresh, useLiveEvent, useStock } from './use-live.ts'
