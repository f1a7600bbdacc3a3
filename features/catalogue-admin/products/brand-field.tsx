import { type Control, FormSelect, narrowControl } from '@whirligig/core/forms'
import { Button, Callout, Field, type Option, TextInput } from '@whirligig/ui'
import type { BrandChoice } from './use-brand-choice.ts'

/** The brand that nobody but an admin changes. */
export function FixedBrand({ brand }: { brand: Option<string | number> }) {
  return (
    <Field label="Brand" hint="Your products are of your brand.">
      <TextInput value={brand.label} onChange={() => {}} readOnly />
    </Field>
  )
}

/** As in `ProductValues`. */
type BrandValue = { brand?: unknown }

export type BrandSelectProps<Values extends BrandValue, Output> = {
  control: Control<Values, unknown, Output>
  choice: BrandChoice
  hint?: string
}

/** An admin's choice of any brand, or of none. */
export function BrandSelect<Values extends BrandValue, Output>({
  control,
  choice,
  hint,
}: BrandSelectProps<Values, Output>) {
  const shared: Control<BrandValue, unknown, Output> = narrowControl(control)
  return (
    <div className="grid content-start gap-2">
      <FormSelect
        control={shared}
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
            <Button variant="link" size="sm" loading={choice.isFetching} onClick={choice.retry} className="-ms-4">
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
