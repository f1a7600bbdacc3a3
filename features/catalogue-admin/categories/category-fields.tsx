import { type Control, FormMultiSelect, narrowControl } from '@whirligig/core/forms'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { LoadError } from '../load-error.tsx'
import { NameFields, type NameFieldsProps, type NameValues } from '../name-fields.tsx'
import { productOptionsAtom } from './atoms.ts'

const LOAD_ERROR_TEXT = 'The products could not be loaded.'

/** `products` are ids. */
type CategoryValues = NameValues & { products: string[] }

export type CategoryFieldsProps<Values extends CategoryValues, Output> = NameFieldsProps<Values, Output> & {
  /** Hints below the fields. */
  hints?: Partial<Record<keyof CategoryValues, string>>
}

/** The fields of a category: name, description and products. */
export function CategoryFields<Values extends CategoryValues, Output>(props: CategoryFieldsProps<Values, Output>) {
  const control: Control<CategoryValues, unknown, Output> = narrowControl(props.control)
  const { data, status, refetch, isFetching } = useAtomValue(productOptionsAtom)
  const options = useMemo(() => (data ?? []).map(({ _id, name }) => ({ value: _id, label: name })), [data])
  const failed = status === 'error' && !data
  return (
    <>
      <NameFields {...props} />
      <FormMultiSelect
        control={control}
        name="products"
        label="Products"
        listLabel="Products"
        placeholder="Search and choose products"
        options={options}
        loading={status === 'pending' || (failed && isFetching)}
        error={failed ? LOAD_ERROR_TEXT : undefined}
        hint={props.hints?.products}
      />
      {failed ? <LoadError text={LOAD_ERROR_TEXT} loading={isFetching} onRetry={() => refetch()} /> : null}
    </>
  )
}
