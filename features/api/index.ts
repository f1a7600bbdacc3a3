export { ApiError, isAbort, isMissing } from './api-error.ts'
export { type ApiClient, createClient, queryString } from './client.ts'
export { clientAtom, onUnauthorizedAtom, publicClient } from './client-atom.ts'
export { lookAgainAtom, probeWithAtom } from './look-again.ts'
export { pendingRows } from './pending-rows.ts'
export { forgetPrivate, PRIVATE } from './private-storage.ts'
export { type CallMeta, createQueryClient, dropPrivate, privateKey, publicKey } from './query-client.ts'
export { isUnreachableAtom, noteReachAtom } from './reach.ts'
export {
  endSessionAtom,
  expiredAtom,
  isSignedInAtom,
  NO_SESSION,
  sessionAtom,
  startSessionAtom,
  userIdAtom,
} from './session.ts'
export { catalogueChanged, catalogueKey } from './staff-catalogue.ts'
export { storedAtom } from './stored-atom.ts'
export { takeTold } from './take-told.ts'
export { tellingProgress } from './telling-progress.ts'
