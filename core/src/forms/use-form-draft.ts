import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { userIdAtom } from '../session/session.ts'
import { saveDraftAtom, takeDraftAtom } from './form-drafts.ts'

/**
 * Whoever is signed out amid their typing, because the server ended the session, finds it in the form when they come back.
 * @param name of the form, which no other form has: `edit 5f…`; without it nothing is kept
 */
export function useFormDraft<Values extends FieldValues, Output>(
  { formState, getValues, setValue }: UseFormReturn<Values, unknown, Output>,
  name: string | undefined,
): void {
  const writer = useAtomValue(userIdAtom)
  const take = useSetAtom(takeDraftAtom)
  const keep = useSetAtom(saveDraftAtom)
  const lastWriter = useRef<string>(undefined)
  const { dirtyFields } = formState

  const keepTheChanges = useEffectEvent(() => {
    const writer = lastWriter.current
    if (!name || !writer) return
    const values = getValues()
    const typed = Object.fromEntries(Object.keys(dirtyFields).map((field) => [field, values[field]]))
    keep({ writer, form: name, typed })
  })

  useEffect(() => () => keepTheChanges(), [])

  useEffect(
    function bringBackWhatWasKept() {
      if (!name || !writer) return
      lastWriter.current = writer
      const fields = Object.entries(take(name) ?? {}) as [Path<Values>, PathValue<Values, Path<Values>>][] // as they were kept
      for (const [field, value] of fields) setValue(field, value, { shouldDirty: true })
    },
    [name, writer, take, setValue],
  )
}
