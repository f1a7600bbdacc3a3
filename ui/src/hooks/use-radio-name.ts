import { useEffect, useId } from 'react'

/**
 * Returns the name that makes radio buttons a group: the given one, or a generated one, which forms do not submit.
 * An attribute `form=""` would keep it out of forms, too, but Enter would no longer submit them.
 */
export function useRadioName(name?: string): string {
  const generated = useId()
  useEffect(
    function omitGeneratedName() {
      if (name) return
      const omit = ({ formData }: FormDataEvent) => formData.delete(generated)
      document.addEventListener('formdata', omit, true)
      return () => document.removeEventListener('formdata', omit, true)
    },
    [name, generated],
  )
  return name || generated
}
