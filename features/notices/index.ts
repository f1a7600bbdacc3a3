export { notifyAtom } from './atoms.ts'
export { LazyNotices, prepareNotices } from './lazy-notices.tsx'
export { noticeFor } from './notice-for.ts'
