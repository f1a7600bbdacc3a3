import { CircleAlert, SendHorizontal } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import { controlClass } from '../field/control-class.ts'
import { getCharacterCount } from '../text-area/character-count.ts'

export type ChatComposerProps = Omit<ComponentProps<'form'>, 'onChange' | 'onSubmit' | 'children'> & {
  /** What is written so far. */
  value: string
  /** Each change of the text. */
  onChange: (value: string) => void
  /** Gets the text as it was typed, a blank one too: whoever sends it says what is wrong with it. Never gets an empty one. */
  onSend: (text: string) => void
  /** Why it was not sent: `Please type message.` */
  error?: string
  /** Characters; one cannot send more. */
  max?: number
  /** Names the field and stands in it while it is empty. */
  label?: string
  /** There is nobody to write to, or no connection. */
  disabled?: boolean
}

/** Where one writes. Enter sends, Shift+Enter breaks the line. */
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
  const { shown, spoken, over } = getCharacterCount(value.length, max)
  const canSend = value !== '' && !over && !disabled
  const send = () => canSend && onSend(value)
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends what an input method composes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className={cx('grid gap-1', className)}
      {...props}
    >
      <div className="flex items-end gap-3">
        <textarea
          aria-label={label}
          aria-describedby={`${id}-alert`}
          aria-invalid={Boolean(error) || over || undefined}
          placeholder={label}
          rows={1}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className={cx(controlClass, 'field-sizing-content max-h-40 min-w-0 flex-1 resize-none py-2.5 wrap-anywhere')}
        />
        <Button type="submit" disabled={!canSend} icon={<SendHorizontal aria-hidden="true" className="size-5" />}>
          Send
        </Button>
      </div>
      <div className="flex min-h-6 items-start justify-between gap-4 pt-1 text-sm">
        <p id={`${id}-alert`} role="alert" className="font-semibold text-danger">
          {error ? (
            <span className="flex items-start gap-1.5">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {error}
            </span>
          ) : null}
        </p>
        <p className="shrink-0 text-ink-soft tabular-nums">
          <span
            aria-hidden="true"
            data-over={over || undefined}
            className="data-over:font-semibold data-over:text-danger"
          >
            {shown}
          </span>
          <span role="status" className="sr-only">
            {spoken}
          </span>
        </p>
      </div>
    </form>
  )
}
