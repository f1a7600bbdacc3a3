import { Toast } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { dismissToastAtom, toastDurationAtom, toastsAtom } from './atoms.ts'

/** Shows the toasts at the bottom left. sonner stacks them, announces them, and keeps them while the pointer is over them. */
export function ToasterContainer() {
  const toasts = useAtomValue(toastsAtom)
  const duration = useAtomValue(toastDurationAtom)
  const dismiss = useSetAtom(dismissToastAtom)

  useEffect(
    function showToasts() {
      for (const { id, tone, title, text } of toasts) {
        sonner.custom((key) => <Toast tone={tone} title={title} text={text} onClose={() => sonner.dismiss(key)} />, {
          id,
          duration,
          onDismiss: () => dismiss(id),
          onAutoClose: () => dismiss(id),
        })
      }
    },
    [toasts, duration, dismiss],
  )

  useEffect(function dismissToastsOnUnmount() {
    // sonner's toasts are global. Without this, the next Toaster on the page shows them, even one with another store.
    return () => {
      for (const { id } of sonner.getToasts()) sonner.dismiss(id)
    }
  }, [])

  return (
    <Toaster
      position="bottom-left"
      offset={{ bottom: 'calc(var(--toast-bottom, 24px) + var(--bottom-bar, 0px))' }}
      mobileOffset={{ bottom: 'calc(var(--toast-bottom, 1rem) + var(--bottom-bar, 0px))' }}
      containerAriaLabel="Notifications"
      style={{ fontFamily: 'inherit' }}
    />
  )
}
