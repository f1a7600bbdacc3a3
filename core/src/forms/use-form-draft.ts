import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { userIdAtom } from '../session/profile.ts'
import { sessionAtom } from '../session/session.ts'
import { hasDraftAtom, saveDraftAtom, takeDraftAtom } from './form-drafts.ts'

const noUserIdAtom = atom(undefined)

/**
 * Saves the changed fields of a form when the user's session expires, and restores them after the next login.
 * @param draftKey unique among all forms, like `edit 5f…`; without it the form has no draft
 */
export function useFormDraft<Values extends FieldValues, Output>(
  { formState, getValues, setValue }: UseFormReturn<Values, unknown, Output>,
  draftKey: string | undefined,
): void {
  const session = useAtomValue(sessionAtom)
  const [sessionId] = useState(session.id)
  const hasDraft = useAtomValue(hasDraftAtom)(draftKey)
  const userId = useAtomValue(hasDraft ? userIdAtom : noUserIdAtom) // only a draft needs the profile
  const takeDraft = useSetAtom(takeDraftAtom)
  const saveDraft = useSetAtom(saveDraftAtom)
  const { dirtyFields } = formState

  const save = useEffectEvent(() => {
    if (!draftKey) return
    const current = getValues()
    const values = Object.fromEntries(Object.keys(dirtyFields).map((field) => [field, current[field]]))
    saveDraft({ sessionId, draftKey, values })
  })

  useEffect(function saveDraftOnUnmount() {
    return () => save()
  }, [])

  useEffect(
    function restoreDraft() {
      if (!draftKey || !userId) return
      const fields = Object.entries(takeDraft(userId, draftKey) ?? {}) as [
        Path<Values>,
        PathValue<Values, Path<Values>>,
      ][] // as saved above
      for (const [field, value] of fields) setValue(field, value, { shouldDirty: true })
    },
    [draftKey, userId, takeDraft, setValue],
  )
}
