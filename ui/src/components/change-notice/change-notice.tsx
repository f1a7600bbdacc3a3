import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Callout, type CalloutTone } from '../callout/callout.tsx'

export type ChangeNoticeProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** `error` if something could not be changed, `info` if nothing had to be changed. */
  tone?: CalloutTone
  /** What was changed, and what was not and why: `3 toys changed.` */
  children: ReactNode
  /** Called when the user takes the change back. Without it the change cannot be undone. */
  onUndo?: () => void
  /** Shows a spinner on Undo. */
  undoing?: boolean
  /** Called when the user has read the notice. */
  onClose: () => void
}

/** Says above a list what a change of many rows did. Put it into an element with `role="status"` that is always there. */
export function ChangeNotice({
  tone = 'success',
  children,
  onUndo,
  undoing = false,
  onClose,
  ...props
}: ChangeNoticeProps) {
  return (
    <Callout tone={tone} {...props}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="min-w-0">{children}</span>
        {/* The buttons are higher than their text. A line of the message is as high as without them. */}
        <span className="-my-2.5 -mx-4 flex flex-wrap">
          {onUndo ? (
            <Button variant="link" size="sm" className="text-inherit" loading={undoing} onClick={onUndo}>
              Undo
            </Button>
          ) : null}
          <Button variant="link" size="sm" className="text-inherit" onClick={onClose}>
            Close
          </Button>
        </span>
      </span>
    </Callout>
  )
}
