import { type Control, FormSelect } from '@whirligig/forms'
import { Button, Callout, Field, type Option, TextInput } from '@whirligig/ui'
import { type ProductValues, sharedControl } from './product-values.ts'
import type { BrandChoice } from './use-brand-choice.ts'

/** The brand that nobody but an admin changes. */
export function FixedBrand({ brand }: { brand: Option<string | number> }) {
  return (
    <Field label="Brand" hint="Your products are of your brand.">
      <TextInput value={brand.label} onChange={() => {}} readOnly />
    </Field>
  )
}

export type BrandSelectProps<Values extends ProductValues, Output> = {
  control: Control<Values, unknown, Output>
  choice: BrandChoice
  hint?: string
}

/** An admin's choice of any brand, or of none. */
export function BrandSelect<Values extends ProductValues, Output>({
  control,
  choice,
  hint,
}: BrandSelectProps<Values, Output>) {
  return (
    <div className="grid content-start gap-2">
      <FormSelect
        control={sharedControl(control)}
        name="brand"
        label="Brand"
        options={choice.options}
        placeholder={choice.isLoading ? 'Loading…' : 'Choose one'}
        hint={hint}
      />
      {choice.retry ? (
        <Callout
          tone="error"
          role="alert"
          action={
            <Button variant="link" size="sm" busy={choice.isFetching} onClick={choice.retry} className="-ms-4">
              Retry
            </Button>
          }
        >
          The brands could not be loaded.
        </Callout>
      ) : null}
    </div>
  )
}
