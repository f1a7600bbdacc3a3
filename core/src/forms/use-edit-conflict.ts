import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { conflictText, mergeEdits } from './merge-edits.ts'

export type EditConflictOptions<Row extends { version: number }, Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The row as it is in the query cache. */
  latest: Row
  /** Refetches the row. `data` is the cached row if that fails. */
  refetch: () => Promise<{ data: Row | undefined }>
  toFormValues: (row: Row) => Values
}

/** Detects that another user has changed the row of an edit form, and merges the latest version into the form. */
export function useEditConflict<Row extends { version: number }, Values extends FieldValues, Output>({
  form,
  latest,
  refetch,
  toFormValues,
}: EditConflictOptions<Row, Values, Output>) {
  const [baseline, setBaseline] = useState(latest)
  const [isLoadingLatest, setLoadingLatest] = useState(false)
  const [conflictHints, setConflictHints] = useState<Partial<Record<keyof Values, string>>>({})

  function merge(row: Row): void {
    const values = toFormValues(row)
    const conflicts = mergeEdits(form, toFormValues(baseline), values)
    const hints = conflicts.map((field) => [field, conflictText(values[field])])
    setConflictHints(Object.fromEntries(hints) as typeof conflictHints) // fromEntries widens the keys
    setBaseline(row)
  }

  async function loadLatest(): Promise<void> {
    setLoadingLatest(true)
    const { data } = await refetch()
    setLoadingLatest(false)
    if (data && data.version !== baseline.version) merge(data)
  }

  return {
    /** The row on which the form is based. Its `version` is sent with the edit. */
    baseline,
    isStale: latest.version !== baseline.version,
    loadLatest,
    isLoadingLatest,
    /** A hint for each field that both users have changed. */
    conflictHints,
  }
}
