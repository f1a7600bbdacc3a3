import { type Control, FormNumber, FormSelect, FormText, narrowControl } from '@whirligig/core/forms'
import { Grid } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { NameFields, type NameFieldsProps } from '../name-fields.tsx'
import { CategoriesField } from './categories-field.tsx'
import { type ProductValues, TAXABLE_OPTIONS } from './product-values.ts'

export type ProductFieldsProps<Values extends ProductValues, Output> = NameFieldsProps<Values, Output> & {
  /** Hints below the fields. */
  hints?: Partial<Record<keyof ProductValues, string>>
  /** The brand field. */
  brand: ReactNode
}

const DETAIL_FIELDS = [
  { name: 'age', label: 'Age', example: 'From 3 years' },
  { name: 'size', label: 'Size', example: '24 cm tall' },
  { name: 'material', label: 'Material', example: 'Beech, water-based paint' },
] as const

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
      <Grid columns={2} gap={5} align="start">
        <FormText control={control} name="sku" label="Sku" autoComplete="off" hint={hints.sku} />
        {brand}
        <FormNumber control={control} name="quantity" label="Quantity" hint={hints.quantity ?? 'Number in stock.'} />
        <FormNumber control={control} name="price" label="Price" decimals={2} hint={hints.price ?? 'In dollars.'} />
        <FormSelect control={control} name="taxable" label="Taxable" options={TAXABLE_OPTIONS} hint={hints.taxable} />
      </Grid>
      <CategoriesField control={control} hint={hints.categories} />
      <fieldset className="m-0 grid min-w-0 grid-cols-1 items-start gap-5 border-0 p-0 sm:grid-cols-2">
        <legend className="mb-3 p-0 font-bold">Details on the product page</legend>
        {DETAIL_FIELDS.map(({ name, label, example }) => (
          <FormText
            key={name}
            control={control}
            name={name}
            label={label}
            required={false}
            autoComplete="off"
            hint={hints[name] ?? `For example: ${example}`}
          />
        ))}
      </fieldset>
    </>
  )
}
