export { notifyAtom, noticesAtom } from './atoms.ts'
export { type Notice, noticeFor } from './notice-for.ts'
export { LazyNotices } from './lazy-notices.tsx'
