import * as Popover from '@radix-ui/react-popover'
import { X } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { useOverlayContainer } from '../../hooks/use-overlay-container.ts'
import { Field } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import '../menu/menu.css'

export type ShareLinkProps = {
  open: boolean
  /** The address. */
  link: string | undefined
  /** The button that the popover belongs to. It gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** A popover with an address to copy by hand. */
export function ShareLink({ open, link = '', anchor, onClose }: ShareLinkProps) {
  const titleId = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Popover.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={useOverlayContainer()}>
        <Popover.Content
          aria-labelledby={titleId}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            input.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          onInteractOutside={(event) => {
            // The button closes the popover itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          className="menu-panel z-50 w-80 max-w-(--radix-popover-content-available-width) rounded-card border border-line bg-card p-4 text-ink shadow-float outline-none"
        >
          <div className="flex items-center justify-between gap-2">
            <h2 id={titleId} className="text-lg leading-tight">
              Copy this link
            </h2>
            <IconButton label="Close" size="sm" icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <Field label="Link" labelHidden className="mt-2">
            <TextInput
              ref={input}
              dir="ltr"
              type="url"
              readOnly
              value={link}
              onChange={() => {}}
              onFocus={(event) => event.target.select()}
            />
          </Field>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
