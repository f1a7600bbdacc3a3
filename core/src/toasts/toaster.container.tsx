import { TOAST_MS } from '@whirligig/contract'
import { Toast } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { dismissToastAtom, toastsAtom } from './atoms.ts'

/** Shows the queue of notices at the bottom left. sonner stacks them, keeps them while one points at them, and announces them. */
export function ToasterContainer() {
  const notices = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)

  useEffect(
    function showWhatIsQueued() {
      for (const { id, tone, title, text } of notices) {
        toast.custom((key) => <Toast tone={tone} title={title} text={text} onClose={() => toast.dismiss(key)} />, {
          id,
          duration: TOAST_MS,
          onDismiss: () => dismiss(id),
          onAutoClose: () => dismiss(id),
        })
      }
    },
    [notices, dismiss],
  )

  useEffect(function takeThemAllDownWithIt() {
    // sonner keeps toasts for whichever Toaster comes next: another shop's, that is, on a page that draws several in turn.
    return () => {
      for (const { id } of toast.getToasts()) toast.dismiss(id)
    }
  }, [])

  return <Toaster position="bottom-left" containerAriaLabel="Notices" style={{ fontFamily: 'inherit' }} />
}
