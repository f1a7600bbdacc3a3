export { notifyAtom } from './atoms.ts'
export { LazyNotices } from './lazy-notices.tsx'
export { type Notice, noticeFor } from './notice-for.ts'
