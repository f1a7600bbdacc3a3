import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
  useRef,
} from 'react'
import { joinIds } from '../../lib/join-ids.ts'
import type { Side } from './place-tooltip.ts'
import './tooltip.css'
import { useTooltip } from './use-tooltip.ts'

export type TooltipProps = Omit<HTMLAttributes<HTMLElement>, 'children'> &
  RefAttributes<HTMLElement> & {
    /** One or two short sentences. Do not put essential information here: not every user can see it. */
    text: ReactNode
    /**
     * The control. It must pass on `aria-describedby`, to which the tooltip adds its id while it is open. It also receives the `ref` and the props
     * of the tooltip that it does not have, so that a control with a tooltip can be the trigger of a `Menu`.
     */
    children: ReactElement<{ 'aria-describedby'?: string | undefined }>
    /** Preferred side. */
    side?: Side
    /** Whether it is open from the start, until the user leaves the control. */
    defaultOpen?: boolean
    /** Set this to `false` if the description of the control has the text already. */
    describesControl?: boolean
  }

/** A hint for a control, shown on hover, on focus and on touch. Escape closes it. */
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
  const { isOpen, triggerProps, panelProps } = useTooltip({ control, panel, side, defaultOpen })
  const descriptions = [props['aria-describedby'], children.props['aria-describedby'], isOpen && describesControl && id]
  return (
    <>
      <span ref={control} className="contents" {...triggerProps}>
        {cloneElement(children, { ...props, ...children.props, 'aria-describedby': joinIds(...descriptions) })}
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
