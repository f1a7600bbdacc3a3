import { isPageCovered, isPageKey, lazyOnOpen } from '@whirligig/ui'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { keyHelpOpenAtom, pageKeysAtom } from './page-keys-atom.ts'

const KeyHelpDialog = lazyOnOpen(async () => (await import('./key-help-dialog.tsx')).KeyHelpDialog)

/** The list of all keys, which `?` opens on every page of the back office. */
export function KeyHelp() {
  const [open, setOpen] = useAtom(keyHelpOpenAtom)
  const isOn = useAtomValue(pageKeysAtom)
  useEffect(
    function openByKey() {
      if (!isOn) return
      function onKeyDown(event: KeyboardEvent): void {
        if (event.key !== '?' || !isPageKey(event) || isPageCovered()) return
        event.preventDefault()
        setOpen(true)
      }
      addEventListener('keydown', onKeyDown)
      return () => removeEventListener('keydown', onKeyDown)
    },
    [isOn, setOpen],
  )
  return <KeyHelpDialog open={open} onClose={() => setOpen(false)} />
}
