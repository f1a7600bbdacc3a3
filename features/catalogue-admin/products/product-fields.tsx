import { type Control, FormNumber, FormSelect, FormText, narrowControl } from '@whirligig/core/forms'
import type { ReactNode } from 'react'
import { NameFields, type NameFieldsProps } from '../name-fields.tsx'
import { type ProductValues, TAXABLE_OPTIONS } from './product-values.ts'

export type ProductFieldsProps<Values extends ProductValues, Output> = NameFieldsProps<Values, Output> & {
  /** Hints below the fields. */
  hints?: Partial<Record<keyof ProductValues, string>>
  /** The brand field. */
  brand: ReactNode
}

/** The fields of a product, except its image and slug. */
export function ProductFields<Values extends ProductValues, Output>({
  brand,
  ...props
}: ProductFieldsProps<Values, Output>) {
  const control: Control<ProductValues, unknown, Output> = narrowControl(props.control)
  const { hints = {} } = props
  return (
    <>
      <NameFields {...props} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormText control={control} name="sku" label="Sku" autoComplete="off" hint={hints.sku} />
        {brand}
        <FormNumber control={control} name="quantity" label="Quantity" hint={hints.quantity ?? 'Number in stock.'} />
        <FormNumber control={control} name="price" label="Price" decimals={2} hint={hints.price ?? 'In dollars.'} />
        <FormSelect control={control} name="taxable" label="Taxable" options={TAXABLE_OPTIONS} hint={hints.taxable} />
      </div>
    </>
  )
}
