import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { EditableNumberProps } from './editable-number.tsx'

const FAILED = 'Not saved. Please try again.'

/** The typed text, and what happens to it. */
export function useEditing({ value, validate, onSave }: Pick<EditableNumberProps, 'value' | 'validate' | 'onSave'>) {
  const [typed, setTyped] = useState<string | null>(null)
  /** The number that the user started from. `null` after a refused save: the next one starts from the current `value`. */
  const [from, setFrom] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const returnsFocus = useRef(false)
  const errorId = useId()

  useLayoutEffect(
    function returnFocusToButton() {
      if (typed === null && returnsFocus.current) button.current?.focus()
      returnsFocus.current = false
    },
    [typed],
  )

  function close(): void {
    setTyped(null)
    setError(undefined)
  }

  async function save(): Promise<void> {
    if (typed === null || isSaving) return
    const problem = validate(typed)
    if (problem) return setError(problem)
    setIsSaving(true)
    try {
      const refusal = await onSave(typed, from ?? value)
      if (refusal === undefined) return close()
      setError(refusal)
      setFrom(null)
    } catch (failure) {
      setError(FAILED)
      throw failure // The window reports it.
    } finally {
      setIsSaving(false)
    }
  }

  function handleKeys(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation() // The row or the page around it may use these keys, too.
    returnsFocus.current = true
    if (event.key === 'Escape' || typed === value) close()
    else save()
  }

  return {
    ...{ typed, error, isSaving, button, errorId, handleKeys, save },
    start: () => {
      setFrom(value)
      setTyped(value)
    },
    type: (next: string) => {
      setTyped(next)
      setError(undefined)
    },
    restore: close,
  }
}
