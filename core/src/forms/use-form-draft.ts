import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { userIdAtom } from '../session/profile.ts'
import { saveDraftAtom, takeDraftAtom } from './form-drafts.ts'

/**
 * Saves the changed fields of a form when the user's session expires, and restores them after the next login.
 * @param draftKey unique among all forms, like `edit 5f…`; without it the form has no draft
 */
export function useFormDraft<Values extends FieldValues, Output>(
  { formState, getValues, setValue }: UseFormReturn<Values, unknown, Output>,
  draftKey: string | undefined,
): void {
  const userId = useAtomValue(userIdAtom)
  const takeDraft = useSetAtom(takeDraftAtom)
  const saveDraft = useSetAtom(saveDraftAtom)
  const ownerId = useRef<string>(undefined)
  const { dirtyFields } = formState

  const save = useEffectEvent(() => {
    if (!draftKey || !ownerId.current) return
    const current = getValues()
    const values = Object.fromEntries(Object.keys(dirtyFields).map((field) => [field, current[field]]))
    saveDraft({ ownerId: ownerId.current, draftKey, values })
  })

  useEffect(function saveDraftOnUnmount() {
    return () => save()
  }, [])

  useEffect(
    function restoreDraft() {
      if (!draftKey || !userId) return
      ownerId.current = userId
      const fields = Object.entries(takeDraft(userId, draftKey) ?? {}) as [
        Path<Values>,
        PathValue<Values, Path<Values>>,
      ][] // as saved above
      for (const [field, value] of fields) setValue(field, value, { shouldDirty: true })
    },
    [draftKey, userId, takeDraft, setValue],
  )
}
