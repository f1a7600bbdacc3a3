import { useEffect, useState } from 'react'

export type SwitchValueOptions = {
  /** DOM id of the switch. */
  id: string
  /** The value that the parent keeps, if it does. */
  value: boolean | undefined
  defaultValue: boolean
  onChange: ((value: boolean) => void) | undefined
}

/** Returns whether a switch is on, and a function that changes it. A switch without `value` is reset with its form. */
export function useSwitchValue({ id, value, defaultValue, onChange }: SwitchValueOptions) {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const isControlled = value !== undefined

  useEffect(
    function resetWithForm() {
      if (isControlled) return
      const reset = (event: Event) => {
        const control = document.getElementById(id)
        if (control instanceof HTMLButtonElement && control.form === event.target && !event.defaultPrevented)
          setOwnValue(defaultValue)
      }
      document.addEventListener('reset', reset)
      return () => document.removeEventListener('reset', reset)
    },
    [id, isControlled, defaultValue],
  )

  function setValue(next: boolean): void {
    setOwnValue(next)
    onChange?.(next)
  }
  return [value ?? ownValue, setValue] as const
}
