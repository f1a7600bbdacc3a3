import { CircleAlert, SendHorizontal } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import { controlClass } from '../field/control-class.ts'
import { getCharacterCount } from '../text-area/character-count.ts'
import { CharacterCountText } from '../text-area/character-count-text.tsx'

export type ChatComposerProps = Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit' | 'children'> & {
  /** Text of the message. */
  value: string
  /** Called with the new text. */
  onChange: (value: string) => void
  /**
   * Called with the text as typed, even if it contains only spaces; validate it there. Never called with an empty text.
   */
  onSend: (text: string) => void
  /** Why the message was not sent: `Please type message.` */
  error?: string
  /** Maximum number of characters. Longer messages cannot be sent. */
  max?: number
  /** Accessible name and placeholder of the field. */
  label?: string
  /** Disables the field, for example while the chat is disconnected. */
  disabled?: boolean
}

/** The message field of a chat. Enter sends, Shift+Enter starts a new line. */
export function ChatComposer({
  value,
  onChange,
  onSend,
  error,
  max = 2000,
  label = 'Message',
  disabled = false,
  className,
  ...props
}: ChatComposerProps) {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const { isOver } = getCharacterCount(value.length, max)
  const canSend = value !== '' && !isOver && !disabled
  const send = () => canSend && onSend(value)
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter confirms the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The button becomes disabled when the text is cleared, and would lose the focus.
        input.current?.focus()
        send()
      }}
      className={cx('grid grid-cols-1 gap-1', className)}
      {...props}
    >
      <div className="flex flex-wrap items-end justify-end gap-3">
        <textarea
          ref={input}
          aria-label={label}
          aria-describedby={`${id}-alert`}
          aria-invalid={Boolean(error) || isOver || undefined}
          placeholder={label}
          rows={1}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className={cx(
            controlClass,
            'field-sizing-content max-h-40 min-w-0 flex-1 basis-40 resize-none py-2.5 wrap-anywhere',
          )}
        />
        <Button
          type="submit"
          disabled={!canSend}
          icon={<SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
        >
          Send
        </Button>
      </div>
      <div className="flex min-h-6 flex-wrap items-start justify-between gap-4 pt-1 text-sm">
        <p id={`${id}-alert`} role="alert" className="font-semibold text-danger">
          {error ? (
            <span className="flex items-start gap-1.5">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {error}
            </span>
          ) : null}
        </p>
        <p className="shrink-0 text-ink-soft tabular-nums">
          <CharacterCountText length={value.length} max={max} />
        </p>
      </div>
    </form>
  )
}
