import { createFormControl } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { conflictText, mergeEdits } from './merge-edits.ts'

type Values = { name: string; price: string; products: string[]; image: File | null }
const photo = new File(['a'], 'bear.png')
const baseline: Values = { name: 'Bear', price: '55', products: ['a', 'b'], image: photo }

/** A form with mounted fields that starts with the baseline. */
function createForm(edits: Partial<Values>) {
  const form = createFormControl<Values>({ defaultValues: baseline })
  const state: { isDirty: boolean; dirtyFields: object } = { isDirty: false, dirtyFields: {} }
  form.subscribe({
    formState: { isDirty: true, dirtyFields: true },
    callback: ({ isDirty = state.isDirty, dirtyFields = state.dirtyFields }) =>
      Object.assign(state, { isDirty, dirtyFields: { ...dirtyFields } }),
  })
  for (const field of ['name', 'price', 'products', 'image'] as const) {
    form.register(field)
    if (field in edits) form.setValue(field, edits[field] as Values[typeof field], { shouldDirty: true }) // just checked
  }
  return { form, state }
}

describe('mergeEdits', () => {
  it.each<
    [string, { edits?: Partial<Values>; latest: Partial<Values>; merged: Partial<Values>; conflicts?: string[] }]
  >([
    ['takes a value that only the server changed', { latest: { price: '60' }, merged: { price: '60' } }],
    [
      'keeps a value that only the user changed',
      { edits: { name: 'Bears' }, latest: { price: '60' }, merged: { name: 'Bears', price: '60' } },
    ],
    [
      "keeps the user's value and reports a conflict when both changed it",
      { edits: { price: '50' }, latest: { price: '60' }, merged: { price: '50' }, conflicts: ['price'] },
    ],
    [
      'reports no conflict when both changed it to the same value',
      { edits: { price: '60' }, latest: { price: '60' }, merged: { price: '60' } },
    ],
    [
      'compares the items of lists',
      {
        edits: { products: ['a'] },
        latest: { products: ['a', 'b', 'c'] },
        merged: { products: ['a'] },
        conflicts: ['products'],
      },
    ],
    [
      'does not take an equal list for an edit',
      { edits: { products: ['a', 'b'] }, latest: { products: ['c'] }, merged: { products: ['c'] } },
    ],
  ])('%s', (_behaviour, { edits = {}, latest, merged, conflicts = [] }) => {
    const { form } = createForm(edits)
    expect(mergeEdits(form, baseline, { ...baseline, ...latest })).toEqual(conflicts)
    expect(form.getValues()).toEqual({ ...baseline, ...merged })
  })

  it('keeps another file that the user picked', () => {
    const picked = new File(['b'], 'bears.png')
    const { form } = createForm({ image: picked })
    mergeEdits(form, baseline, { ...baseline, price: '60' })
    expect(form.getValues('image')).toBe(picked)
  })

  it('reports a conflict between two files', () => {
    const { form } = createForm({ image: new File(['b'], 'bears.png') })
    expect(mergeEdits(form, baseline, { ...baseline, image: new File(['c'], 'cubs.png') })).toEqual(['image'])
  })

  it('leaves only the fields dirty that differ from the latest values', () => {
    const { form, state } = createForm({ name: 'Bears', price: '60' })
    mergeEdits(form, baseline, { ...baseline, price: '60' })
    expect(state).toEqual({ isDirty: true, dirtyFields: { name: true } })
    mergeEdits(form, { ...baseline, price: '60' }, { ...baseline, price: '60', name: 'Bears' })
    expect(state).toEqual({ isDirty: false, dirtyFields: {} })
  })
})

describe('conflictText', () => {
  it('quotes a text', () => {
    expect(conflictText('60')).toBe('Someone else has changed this to “60”.')
  })

  it('does not quote other values', () => {
    expect(conflictText(['a'])).toBe('Someone else has changed this, too.')
  })
})
