import { useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { caughtUp, theirsText } from './merge-edits.ts'

export type CatchingUp<Thing extends { version: number }, Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The thing as the server says it is now. */
  newest: Thing
  /** Asks for the newest; answers what was there before where that fails. */
  refetch: () => Promise<{ data: Thing | undefined }>
  /** What the form shows of it. */
  valuesOf: (thing: Thing) => Values
}

/** For the form of a thing that somebody else may change meanwhile: what was typed stays, what they did comes in. */
export function useCatchingUp<Thing extends { version: number }, Values extends FieldValues, Output>({
  form,
  newest,
  refetch,
  valuesOf,
}: CatchingUp<Thing, Values, Output>) {
  const [seen, setSeen] = useState(newest)
  const [isCatchingUp, setCatchingUp] = useState(false)
  const [theirs, setTheirs] = useState<Partial<Record<keyof Values, string>>>({})

  function show(thing: Thing): void {
    const next = valuesOf(thing)
    const { values, both } = caughtUp(form.getValues(), valuesOf(seen), next)
    form.reset(next as DefaultValues<Values>) // whole values are default values
    const fields = Object.keys(next) as Path<Values>[] // its keys are its fields
    for (const field of fields) {
      form.setValue(field, values[field] as PathValue<Values, Path<Values>>, { shouldDirty: true }) // its own value
    }
    const texts = both.map((field) => [field, theirsText(next[field])])
    setTheirs(Object.fromEntries(texts) as typeof theirs) // keys are typed as any text
    setSeen(thing)
  }

  async function catchUp(): Promise<void> {
    setCatchingUp(true)
    const { data } = await refetch()
    setCatchingUp(false)
    if (data && data.version !== seen.version) show(data)
  }

  return {
    /** The thing that was shown when the form was last filled. It goes back with what is saved. */
    seen,
    isOld: newest.version !== seen.version,
    /** Asks for the newest and shows it, but for what was typed. */
    catchUp,
    isCatchingUp,
    /** What to say at a field that both have changed. */
    theirs,
  }
}
