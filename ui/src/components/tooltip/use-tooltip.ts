import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeTooltip, type Side } from './place-tooltip.ts'

/** How long the pointer rests on the control before the tooltip opens. */
const OPEN_DELAY_MS = 300
/** How long the tooltip stays when the pointer leaves the control, so that it can move into the tooltip. */
const CLOSE_DELAY_MS = 120

type TooltipElements = {
  /** Contains the control, and has no box of its own. */
  control: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
}

/** Closes the tooltip that is open: there is one at a time. */
let closeLast: (() => void) | undefined

/** Opens and closes a tooltip on hover, focus, touch and Escape. */
export function useTooltip({
  control,
  panel,
  side,
  defaultOpen,
}: TooltipElements & { side: Side; defaultOpen: boolean }) {
  const [isOpen, setOpen] = useState(defaultOpen)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** `down` until the pointer is released, `pressed` until it leaves the control. */
  const press = useRef<'none' | 'down' | 'pressed'>('none')

  function schedule(next: boolean, delay = 0): void {
    clearTimeout(timer.current)
    timer.current = undefined
    if (delay > 0) timer.current = setTimeout(setOpen, delay, next)
    else setOpen(next)
  }
  useEffect(function cancelOnUnmount() {
    return () => clearTimeout(timer.current)
  }, [])
  useWhileOpen({ control, panel, side, isOpen, close: () => schedule(false) })

  return {
    isOpen,
    triggerProps: {
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch' || press.current !== 'none') return
        if (isOpen) schedule(true)
        else if (timer.current === undefined) schedule(true, OPEN_DELAY_MS)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        press.current = 'none'
        if (pointerType !== 'touch') schedule(false, isOpen ? CLOSE_DELAY_MS : 0)
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        // Touch cannot hover, so a tap opens the tooltip. Other pointers close it, and it stays closed until they leave.
        press.current = 'down'
        schedule(pointerType === 'touch')
      },
      onPointerUp: ({ pointerType }: PointerEvent) => {
        press.current = pointerType === 'touch' ? 'none' : 'pressed'
      },
      onFocus: () => {
        if (press.current !== 'down') schedule(true)
      },
      onBlur: () => schedule(false),
    },
    panelProps: {
      onPointerEnter: () => schedule(true),
      onPointerLeave: () => schedule(false, CLOSE_DELAY_MS),
    },
  }
}

type OpenTooltip = TooltipElements & { side: Side; isOpen: boolean; close: () => void }

/** While the tooltip is open, it is above everything and beside its control. What moves or covers the control closes it. */
function useWhileOpen({ control, panel, side, isOpen, close }: OpenTooltip): void {
  const closeRef = useRef(close)
  closeRef.current = close
  useLayoutEffect(() => {
    const element = panel.current
    const box = control.current?.firstElementChild?.getBoundingClientRect()
    if (!isOpen || !element || !box) return
    const closeThis = () => closeRef.current()
    closeLast?.()
    closeLast = closeThis
    element.showPopover?.() // jsdom has no popovers
    const tooltip = { width: element.offsetWidth, height: element.offsetHeight } // without the animation's scale
    const { clientWidth, clientHeight } = document.documentElement
    const place = placeTooltip(side, box, tooltip, { width: clientWidth, height: clientHeight })
    element.dataset.side = place.side
    element.style.left = `${place.left}px`
    element.style.top = `${place.top}px`
    element.style.setProperty('--arrow', `${place.arrow}px`)

    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation() // It would close the dialog around it, too.
        closeThis()
      },
      options,
    )
    addEventListener('resize', closeThis, options)
    addEventListener(
      'scroll',
      ({ target }) => target instanceof Node && target.contains(control.current) && closeThis(),
      options,
    )
    addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !control.current?.contains(target) && closeThis(),
      options,
    )
    return () => {
      listeners.abort()
      if (closeLast === closeThis) closeLast = undefined
    }
  }, [isOpen, side, control, panel])
}
