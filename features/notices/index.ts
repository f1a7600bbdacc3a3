export { notifyAtom } from './atoms.ts'
export { LazyNotices } from './lazy-notices.tsx'
export { noticeFor } from './notice-for.ts'
