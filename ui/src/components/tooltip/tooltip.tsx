import * as Radix from '@radix-ui/react-tooltip'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import './tooltip.css'

/** How long the pointer rests on the control before the tooltip opens. */
const DELAY_MS = 300

export type TooltipProps = {
  /** One or two short sentences. Do not put essential information here: not every user can see it. */
  text: ReactNode
  /** The control. It must accept a ref and props. */
  children: ReactElement
  /** Preferred side. */
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Whether it is open from the start, until the user leaves the control. */
  defaultOpen?: boolean
}

/** A hint for a control, shown on hover, on focus and on touch. Escape closes it. */
export function Tooltip({ text, children, side = 'top', defaultOpen = false }: TooltipProps) {
  const [open, setOpen] = useState(defaultOpen)
  const isTouch = useRef(false)
  const ignoreClose = useRef(false)
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root open={open} onOpenChange={(next) => (next || !ignoreClose.current) && setOpen(next)}>
        <Radix.Trigger
          asChild
          // Touch cannot hover, so a tap opens the tooltip. Radix closes it on every click; that close is ignored.
          onPointerDown={(event) => {
            isTouch.current = event.pointerType === 'touch'
          }}
          onClick={() => {
            if (!isTouch.current) return
            setOpen(true)
            ignoreClose.current = true
            queueMicrotask(() => {
              ignoreClose.current = false
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
            className="tooltip-panel z-60 forced-colors:border max-w-72 rounded-control bg-ink px-3 py-2 text-sm text-on-ink text-pretty wrap-anywhere shadow-float"
          >
            {text}
            <Radix.Arrow width={12} height={6} className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
