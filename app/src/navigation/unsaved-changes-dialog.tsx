import { UnsavedDialog } from '@whirligig/ui'

export type BlockedNavigation = {
  /** Continues the navigation. */
  proceed: () => void
  open: boolean
}

export type UnsavedChangesDialogProps = { blocked: BlockedNavigation; onClose: () => void }

/** Asks whether to discard unsaved changes. A chunk of its own: it is preloaded on the first change of a form. */
export function UnsavedChangesDialog({ blocked, onClose }: UnsavedChangesDialogProps) {
  return (
    <UnsavedDialog
      open={blocked.open}
      onStay={onClose}
      onLeave={() => {
        onClose()
        blocked.proceed()
      }}
    />
  )
}
