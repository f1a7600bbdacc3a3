export { liveStateAtom, openLiveWithAtom } from './atoms.ts'
export { useFresh, useLiveEvent, useStock } from './use-live.ts'
