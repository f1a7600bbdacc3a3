import { LIMITS } from '@whirligig/contract'
import { type Control, FormMultiSelect, FormText, FormTextArea } from '@whirligig/forms'
import { Button } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { productChoicesAtom } from './atoms.ts'
import { type CategoryValues, sharedControl } from './category-values.ts'

const NOT_LOADED = 'The products could not be loaded.'

export type CategoryFieldsProps<Values extends CategoryValues, Output> = {
  control: Control<Values, unknown, Output>
  /** What to say at single fields. */
  hints?: Partial<Record<keyof CategoryValues, string>>
  /** Below the name. */
  children?: ReactNode
}

/** What is said of any category, with the products that it holds. */
export function CategoryFields<Values extends CategoryValues, Output>({
  hints = {},
  children,
  ...props
}: CategoryFieldsProps<Values, Output>) {
  const control = sharedControl(props.control)
  const { data, status, refetch, isFetching } = useAtomValue(productChoicesAtom)
  const options = useMemo(() => (data ?? []).map(({ _id, name }) => ({ value: _id, label: name })), [data])
  const failed = status === 'error' && !data
  return (
    <>
      <FormText control={control} name="name" label="Name" autoComplete="off" hint={hints.name} />
      {children}
      <FormTextArea
        control={control}
        name="description"
        label="Description"
        max={LIMITS.description}
        hint={hints.description}
      />
      <FormMultiSelect
        control={control}
        name="products"
        label="Products"
        listLabel="Products"
        placeholder="Search and choose products"
        options={options}
        loading={status === 'pending' || (failed && isFetching)}
        failed={failed ? NOT_LOADED : undefined}
        hint={hints.products}
      />
      {failed ? (
        <p role="alert" className="-mt-3 flex flex-wrap items-center gap-x-2 text-sm font-semibold text-danger">
          {NOT_LOADED}
          <Button variant="link" size="sm" busy={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        </p>
      ) : null}
    </>
  )
}
