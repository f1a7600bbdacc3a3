import { LIMITS } from '@whirligig/contract'
import { type Control, FormNumber, FormSelect, FormText, FormTextArea } from '@whirligig/forms'
import type { ReactNode } from 'react'
import { type ProductValues, sharedControl, TAXABLE } from './product-values.ts'

export type ProductFieldsProps<Values extends ProductValues, Output> = {
  control: Control<Values, unknown, Output>
  /** What to say at single fields. */
  hints?: Partial<Record<keyof ProductValues, string>>
  /** The field of the brand. */
  brand: ReactNode
  /** Below the name. */
  children?: ReactNode
}

/** What is said of any product. */
export function ProductFields<Values extends ProductValues, Output>({
  hints = {},
  brand,
  children,
  ...props
}: ProductFieldsProps<Values, Output>) {
  const control = sharedControl(props.control)
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
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormText control={control} name="sku" label="Sku" autoComplete="off" hint={hints.sku} />
        {brand}
        <FormNumber
          control={control}
          name="quantity"
          label="Quantity"
          hint={hints.quantity ?? 'How many are in stock.'}
        />
        <FormNumber control={control} name="price" label="Price" decimals={2} hint={hints.price ?? 'In dollars.'} />
        <FormSelect control={control} name="taxable" label="Taxable" options={TAXABLE} hint={hints.taxable} />
      </div>
    </>
  )
}
