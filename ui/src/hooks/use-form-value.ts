import { useEffect, useState } from 'react'

/**
 * Returns the value of a control, and a function that changes it. A control without a value of its parent keeps its own, until its form is
 * reset.
 *
 * @param id DOM id of the control, or of one of its inputs, which finds the form
 * @param value the value that the parent keeps, if it does
 */
export function useFormValue<T, D = T>(
  id: string,
  value: T | undefined,
  defaultValue: D,
  onChange?: (value: T) => void,
) {
  const [ownValue, setOwnValue] = useState<T | D>(defaultValue)

  useEffect(
    function resetWithForm() {
      const reset = ({ target, defaultPrevented }: Event) => {
        const form = target as HTMLFormElement // Nothing else is reset.
        if (form.elements.namedItem(id) && !defaultPrevented) setOwnValue(defaultValue)
      }
      document.addEventListener('reset', reset)
      return () => document.removeEventListener('reset', reset)
    },
    [id, defaultValue],
  )

  function setValue(next: T): void {
    setOwnValue(next)
    onChange?.(next)
  }
  return [value === undefined ? ownValue : value, setValue] as const
}
