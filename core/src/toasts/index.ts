export { notifyAtom } from './atoms.ts'
export { noticeFor } from './error-toast.ts'
export { LazyNotices, prepareNotices } from './lazy-toasts.tsx'
