export { clientAtom, onUnauthorizedAtom, publicClient } from './client-atom.ts'
export {
  endSessionAtom,
  expiredSessionAtom,
  isSignedInAtom,
  NO_SESSION,
  sessionAtom,
  startSessionAtom,
  userIdAtom,
} from './session.ts'
