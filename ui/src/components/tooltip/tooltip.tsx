import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref, useId, useRef } from 'react'
import { joinIds } from '../../lib/join-ids.ts'
import type { Side } from './place-tooltip.ts'
import './tooltip.css'
import { useTooltip } from './use-tooltip.ts'

export type TooltipProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  /** One or two short sentences. Do not put essential information here: not every user can see it. */
  text: ReactNode
  /** The control. It must pass on `aria-describedby`, to which the tooltip adds its id while it is open. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
  /** Preferred side. */
  side?: Side
  /** Whether it is open from the start, until the user leaves the control. */
  defaultOpen?: boolean
  /** Set this to `false` if the description of the control has the text already. */
  describesControl?: boolean
  /** Ref to the control. */
  ref?: Ref<HTMLElement>
}

/**
 * A hint for a control, shown on hover, on focus and on touch. Escape closes it. The control gets all other props, which replace its own, so a tooltip can be the
 * `trigger` of a menu or a popover, and is closed while that is open.
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  defaultOpen = false,
  describesControl = true,
  ...props
}: TooltipProps) {
  const id = useId()
  const control = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLSpanElement>(null)
  const { isOpen, triggerProps, panelProps } = useTooltip({
    control,
    panel,
    side,
    defaultOpen,
    hasOpenPopup: props['aria-expanded'] === true,
  })
  const description = joinIds(
    children.props['aria-describedby'],
    props['aria-describedby'],
    isOpen && describesControl && id,
  )
  return (
    <>
      <span ref={control} className="contents" {...triggerProps}>
        {cloneElement(children, { ...props, 'aria-describedby': description })}
      </span>
      {isOpen ? (
        <span
          ref={panel}
          id={id}
          role="tooltip"
          popover="manual"
          className="tooltip-panel fixed inset-auto m-0 w-max max-w-72 overflow-visible rounded-control border-0 bg-ink px-3 py-2 text-start text-sm font-normal text-on-ink text-pretty whitespace-normal wrap-anywhere shadow-float forced-colors:border"
          {...panelProps}
        >
          {text}
        </span>
      ) : null}
    </>
  )
}
