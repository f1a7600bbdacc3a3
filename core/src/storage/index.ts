export { persistedAtom } from './persisted-atom.ts'
export { clearUserStorage, USER_KEY_PREFIX } from './user-storage.ts'
