import * as Radix from '@radix-ui/react-tooltip'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import './tooltip.css'

/** How long the pointer rests before the words come, in ms. */
const DELAY = 300

export type TooltipProps = {
  /** One or two short sentences. Whoever cannot see it must find the same somewhere else: it is only a help. */
  text: ReactNode
  /** One control, which takes a ref, the attributes and the handlers of a trigger. */
  children: ReactElement
  /** The edge of the control it stands at, where there is room. */
  side?: 'top' | 'bottom' | 'left' | 'right'
}

/** Words beside a control, while the pointer rests on it or it has the focus; a finger gets them with its press. Escape takes them away. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const byTouch = useRef(false)
  const staysOpen = useRef(false)
  return (
    <Radix.Provider delayDuration={DELAY}>
      <Radix.Root open={open} onOpenChange={(next) => (next || !staysOpen.current) && setOpen(next)}>
        <Radix.Trigger
          asChild
          // A finger cannot hover, and Radix takes the words away with every click.
          onPointerDown={(event) => {
            byTouch.current = event.pointerType === 'touch'
          }}
          onClick={() => {
            if (!byTouch.current) return
            setOpen(true)
            staysOpen.current = true
            queueMicrotask(() => {
              staysOpen.current = false
            })
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className="tooltip-panel z-60 max-w-72 rounded-control bg-ink px-3 py-2 text-sm text-on-ink text-pretty wrap-anywhere shadow-float"
          >
            {text}
            <Radix.Arrow width={12} height={6} className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
