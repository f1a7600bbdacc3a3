export { finishHydrationAtom, isHydratingAtom, startHydrationAtom } from './hydration.ts'
export { localStorageItem } from './local-storage-item.ts'
export { persistedAtom } from './persisted-atom.ts'
export { clearUserStorage, SESSION_KEY_PREFIX, USER_KEY_PREFIX } from './user-storage.ts'
