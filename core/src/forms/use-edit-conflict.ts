import { useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { conflictText, mergeEdits } from './merge-edits.ts'

export type EditConflictOptions<Thing extends { version: number }, Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The thing as the server says it is now. */
  latest: Thing
  /** Asks for the newest; answers what was there before where that fails. */
  refetch: () => Promise<{ data: Thing | undefined }>
  /** What the form shows of it. */
  toFormValues: (thing: Thing) => Values
}

/** For the form of a thing that somebody else may change meanwhile: what was typed stays, what they did comes in. */
export function useEditConflict<Thing extends { version: number }, Values extends FieldValues, Output>({
  form,
  latest: newest,
  refetch,
  toFormValues: valuesOf,
}: EditConflictOptions<Thing, Values, Output>) {
  const [baseline, setSeen] = useState(newest)
  const [isLoadingLatest, setCatchingUp] = useState(false)
  const [conflictHints, setTheirs] = useState<Partial<Record<keyof Values, string>>>({})

  function show(thing: Thing): void {
    const next = valuesOf(thing)
    const { values, conflicts: both } = mergeEdits(form.getValues(), valuesOf(baseline), next)
    form.reset(next as DefaultValues<Values>) // whole values are default values
    const fields = Object.keys(next) as Path<Values>[] // its keys are its fields
    for (const field of fields) {
      form.setValue(field, values[field] as PathValue<Values, Path<Values>>, { shouldDirty: true }) // its own value
    }
    const texts = both.map((field) => [field, conflictText(next[field])])
    setTheirs(Object.fromEntries(texts) as typeof conflictHints) // keys are typed as any text
    setSeen(thing)
  }

  async function loadLatest(): Promise<void> {
    setCatchingUp(true)
    const { data } = await refetch()
    setCatchingUp(false)
    if (data && data.version !== baseline.version) show(data)
  }

  return {
    /** The thing that was shown when the form was last filled. It goes back with what is saved. */
    seen: baseline,
    isStale: newest.version !== baseline.version,
    /** Asks for the newest and shows it, but for what was typed. */
    catchUp: loadLatest,
    isCatchingUp: isLoadingLatest,
    /** What to say at a field that both have changed. */
    theirs: conflictHints,
  }
}
