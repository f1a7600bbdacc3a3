export { showToastAtom, toastDurationAtom } from './atoms.ts'
export { toErrorToast } from './error-toast.ts'
export { LazyToasts, preloadToasts } from './lazy-toasts.tsx'
