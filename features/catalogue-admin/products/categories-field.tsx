import { type Control, FormMultiSelect } from '@whirligig/core/forms'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { categoriesAtom } from '../categories/atoms.ts'
import { LoadError } from '../load-error.tsx'
import type { ProductValues } from './product-values.ts'

const LOAD_ERROR_TEXT = 'The categories could not be loaded.'

export type CategoriesFieldProps<Output> = {
  control: Control<ProductValues, unknown, Output>
  hint: string | undefined
}

/** The field in which staff choose the categories of a product. */
export function CategoriesField<Output>({ control, hint }: CategoriesFieldProps<Output>) {
  const { data, status, refetch, isFetching } = useAtomValue(categoriesAtom)
  const options = useMemo(
    () => (data ?? []).map(({ _id, name, isActive }) => ({ value: _id, label: isActive ? name : `${name} (off)` })),
    [data],
  )
  const failed = status === 'error' && !data
  return (
    <>
      <FormMultiSelect
        control={control}
        name="categories"
        label="Categories"
        listLabel="Categories"
        placeholder="Search and choose categories"
        required={false}
        options={options}
        loading={status === 'pending' || (failed && isFetching)}
        error={failed ? LOAD_ERROR_TEXT : undefined}
        hint={hint ?? 'Where shoppers find it. It can be in several.'}
      />
      {failed ? <LoadError text={LOAD_ERROR_TEXT} loading={isFetching} onRetry={() => refetch()} /> : null}
    </>
  )
}
