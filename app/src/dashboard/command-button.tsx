import { lazyOnOpen } from '@whirligig/ui'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isCommandShortcut, SHORTCUT_LABEL } from './command-shortcut.ts'
import type { DashboardAccess } from './role.ts'

const loadPalette = async () => (await import('./command-palette.tsx')).StaffPalette
const StaffPalette = lazyOnOpen(loadPalette)
const preload = () => {
  loadPalette().catch(() => undefined) // Opening it loads it again and reports the error.
}

/** Opens the command palette, as Ctrl-K or Cmd-K does on every page of the back office. */
export function CommandButton({ access }: { access: DashboardAccess }) {
  const [open, setOpen] = useState(false)
  useEffect(function openByShortcut() {
    function onKeyDown(event: KeyboardEvent): void {
      if (!isCommandShortcut(event)) return
      event.preventDefault() // Some browsers focus their search field.
      setOpen((isOpen) => !isOpen)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 font-semibold text-ink hover:bg-sun-pale md:min-h-10 md:border md:border-edge md:bg-paper forced-colors:border"
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <span className="max-md:sr-only">Search</span>
        <kbd className="ms-6 rounded-sm border border-line bg-card px-1.5 font-text text-xs text-ink-soft max-md:hidden">
          {SHORTCUT_LABEL}
        </kbd>
      </button>
      <StaffPalette open={open} onClose={() => setOpen(false)} access={access} />
    </>
  )
}
