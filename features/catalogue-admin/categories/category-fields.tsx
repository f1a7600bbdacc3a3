import { type Control, FormMultiSelect, narrowControl } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { NameFields, type NameFieldsProps, type NameValues } from '../name-fields.tsx'
import { productChoicesAtom } from './atoms.ts'

const NOT_LOADED = 'The products could not be loaded.'

/** What is typed of any category: `products` are ids. */
type CategoryValues = NameValues & { products: string[] }

export type CategoryFieldsProps<Values extends CategoryValues, Output> = NameFieldsProps<Values, Output> & {
  hints?: Partial<Record<keyof CategoryValues, string>>
}

/** What is said of any category, with the products that it holds. */
export function CategoryFields<Values extends CategoryValues, Output>(props: CategoryFieldsProps<Values, Output>) {
  const control: Control<CategoryValues, unknown, Output> = narrowControl(props.control)
  const { data, status, refetch, isFetching } = useAtomValue(productChoicesAtom)
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
        error={failed ? NOT_LOADED : undefined}
        hint={props.hints?.products}
      />
      {failed ? (
        <p role="alert" className="-mt-3 flex flex-wrap items-center gap-x-2 text-sm font-semibold text-danger">
          {NOT_LOADED}
          <Button variant="link" size="sm" loading={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        </p>
      ) : null}
    </>
  )
}
