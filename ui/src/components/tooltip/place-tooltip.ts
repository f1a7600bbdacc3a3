export type Side = 'top' | 'bottom' | 'left' | 'right'

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

/** Between the control and the tooltip, which has its arrow there. */
const GAP = 8
/** Between the tooltip and the edge of the screen. */
const EDGE = 12
/** From the arrow to the corner of the tooltip, which is round. */
const CORNER = 12

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max))

/** The free space on a side of the control, in px. */
function getSpace(side: Side, control: Box, screen: Size): number {
  if (side === 'top') return control.top
  if (side === 'left') return control.left
  if (side === 'bottom') return screen.height - control.top - control.height
  return screen.width - control.left - control.width
}

/**
 * Returns where a tooltip is shown: beside the control, on the other side if there is more space, and inside of the screen.
 * @param arrow the distance of the arrow from the start of the edge that it is on
 */
export function placeTooltip(preferred: Side, control: Box, tooltip: Size, screen: Size) {
  const isVertical = preferred === 'top' || preferred === 'bottom'
  const needed = (isVertical ? tooltip.height : tooltip.width) + GAP + EDGE
  const space = getSpace(preferred, control, screen)
  const isFull = space < needed && getSpace(OPPOSITE[preferred], control, screen) > space
  const side = isFull ? OPPOSITE[preferred] : preferred
  const centre = { x: control.left + control.width / 2, y: control.top + control.height / 2 }
  if (isVertical) {
    const left = clamp(centre.x - tooltip.width / 2, EDGE, Math.max(EDGE, screen.width - tooltip.width - EDGE))
    const top = side === 'top' ? control.top - GAP - tooltip.height : control.top + control.height + GAP
    return { side, left, top, arrow: clamp(centre.x - left, CORNER, Math.max(CORNER, tooltip.width - CORNER)) }
  }
  const top = clamp(centre.y - tooltip.height / 2, EDGE, Math.max(EDGE, screen.height - tooltip.height - EDGE))
  const left = side === 'left' ? control.left - GAP - tooltip.width : control.left + control.width + GAP
  return { side, left, top, arrow: clamp(centre.y - top, CORNER, Math.max(CORNER, tooltip.height - CORNER)) }
}
