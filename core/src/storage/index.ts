export { storedAtom } from './persisted-atom.ts'
export { forgetPrivate, PRIVATE } from './user-storage.ts'
