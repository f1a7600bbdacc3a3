import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { NumberInput } from '../number-input/number-input.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { useEditing } from './use-editing.ts'

export type EditableNumberProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** What the number is: `Price of Teddy Bears`. */
  label: string
  /** The number as it is typed: `12.50`. */
  value: string
  /** The number as it is shown: `$12.50`. */
  text: string
  /** Maximum number of decimal places. */
  decimals?: 0 | 1 | 2
  /** Returns what is wrong with a typed number; undefined if nothing is. */
  validate: (typed: string) => string | undefined
  /**
   * Saves a typed number. `from` is the number that the user started from. Resolves with the reason why it was not saved, and the typed
   * text stays; with undefined if it was saved. If it rejects, the user reads that it was not saved, and the window receives the rejection.
   */
  onSave: (typed: string, from: string) => Promise<string | undefined>
}

/** A number that is edited where it stands. Enter and leaving the field save, Escape restores. */
export function EditableNumber({
  label,
  value,
  text,
  decimals = 0,
  validate,
  onSave,
  className,
  ...props
}: EditableNumberProps) {
  const { typed, error, isSaving, button, errorId, start, type, save, restore, handleKeys } = useEditing({
    value,
    validate,
    onSave,
  })
  return (
    <div className={cx('inline-grid justify-items-end', className)} {...props}>
      {typed === null ? (
        <button
          ref={button}
          type="button"
          aria-label={`${label}: ${text}. Edit`}
          onClick={start}
          className="-mx-2 min-h-8 rounded-control border border-transparent px-2 tabular-nums underline decoration-edge decoration-dotted decoration-1 underline-offset-4 hover:border-edge hover:bg-card"
        >
          {text}
        </button>
      ) : (
        <>
          <span className="relative">
            <NumberInput
              autoFocus
              aria-label={label}
              data-escape
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              value={typed}
              decimals={decimals}
              readOnly={isSaving}
              onChange={type}
              onFocus={(event) => event.target.select()}
              onKeyDown={handleKeys}
              onBlur={() => (error ? undefined : typed === value ? restore() : save())}
              className="min-h-9 w-24 px-2 py-0 text-end tabular-nums"
            />
            {isSaving ? (
              <span className="absolute inset-y-0 start-1 grid place-items-center">
                <Spinner size="sm" label="Saving" />
              </span>
            ) : null}
          </span>
          {error ? (
            <span
              id={errorId}
              role="alert"
              className="max-w-48 py-1 text-sm font-semibold whitespace-normal text-danger"
            >
              {error}
            </span>
          ) : null}
        </>
      )}
    </div>
  )
}
