export { clientAtom, onUnauthorizedAtom, publicClientAtom } from './client-atom.ts'
export { setCachedUser, userAtom, userIdAtom, userQueryAtom } from './profile.ts'
export {
  endSessionAtom,
  expiredSessionAtom,
  isEndedHereAtom,
  isSignedInAtom,
  NO_SESSION,
  sessionAtom,
  startSessionAtom,
} from './session.ts'
export { sessionValueAtom } from './session-value-atom.ts'
