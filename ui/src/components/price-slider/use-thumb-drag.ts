import { type PointerEvent, useRef } from 'react'

export type ThumbDragOptions = {
  /** Positions of the thumbs, in steps. */
  positions: readonly number[]
  /** Number of steps from one end of the track to the other. */
  stepCount: number
  /** Whether the track is mirrored. */
  isRightToLeft: boolean
  /** Called during the drag with the new position of the thumb. */
  onMove: (thumbIndex: number, position: number) => void
  /** Called at the end of a drag that moved, with the last position. */
  onEnd: (thumbIndex: number, position: number) => void
}

type Drag = {
  thumbIndex: number
  startX: number
  startPosition: number
  pixelsPerStep: number
  /** Undefined before the pointer has moved. */
  position?: number
}

/** A press whose pointer hardly moves is not a drag. */
const TOLERANCE_PX = 2

/**
 * Drags a thumb of a Radix slider by the distance that the pointer moves. Radix would move the center of the thumb to the pointer, so
 * that the value jumps when the thumb is touched beside its center.
 * @returns handlers for the root of the slider, which replace those of Radix while a thumb is dragged
 */
export function useThumbDrag({ positions, stepCount, isRightToLeft, onMove, onEnd }: ThumbDragOptions) {
  const drag = useRef<Drag | null>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const thumb = event.target
    if (!(thumb instanceof HTMLElement) || thumb.role !== 'slider') return
    event.preventDefault() // Radix does not handle the press then.
    thumb.setPointerCapture(event.pointerId)
    thumb.focus({ preventScroll: true })
    const thumbIndex = [...event.currentTarget.querySelectorAll('[role=slider]')].indexOf(thumb)
    drag.current = {
      thumbIndex,
      startX: event.clientX,
      startPosition: positions[thumbIndex] ?? 0,
      pixelsPerStep: (event.currentTarget.clientWidth - thumb.offsetWidth) / stepCount,
    }
  }

  function onPointerMove(event: PointerEvent): void {
    const current = drag.current
    if (!current) return
    event.preventDefault()
    const distance = event.clientX - current.startX
    if (current.position === undefined && Math.abs(distance) <= TOLERANCE_PX) return
    const steps = (isRightToLeft ? -distance : distance) / current.pixelsPerStep
    current.position = current.startPosition + steps
    onMove(current.thumbIndex, current.position)
  }

  function onPointerUp(event: PointerEvent): void {
    if (!drag.current) return
    event.preventDefault()
    const { thumbIndex, position } = drag.current
    drag.current = null
    if (position !== undefined) onEnd(thumbIndex, position)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
