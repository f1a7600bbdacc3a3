import { type Control, FormSelect, narrowControl } from '@whirligig/core/forms'
import { Button, Callout, Field, type Option, TextInput } from '@whirligig/ui'
import type { BrandOptionsState } from './use-brand-options.ts'

/** The read-only brand of a merchant's product. */
export function FixedBrand({ brand }: { brand: Option<string | number> }) {
  return (
    <Field label="Brand" hint="Your products always belong to your brand.">
      <TextInput value={brand.label} onChange={() => {}} readOnly />
    </Field>
  )
}

/** See `ProductValues`. */
type BrandValue = { brand?: unknown }

export type BrandSelectProps<Values extends BrandValue, Output> = {
  control: Control<Values, unknown, Output>
  brandOptions: BrandOptionsState
  hint?: string
}

/** The field in which an admin chooses a brand, or none. */
export function BrandSelect<Values extends BrandValue, Output>({
  brandOptions,
  hint,
  ...props
}: BrandSelectProps<Values, Output>) {
  const control: Control<BrandValue, unknown, Output> = narrowControl(props.control)
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <FormSelect
        control={control}
        name="brand"
        label="Brand"
        options={brandOptions.options}
        placeholder={brandOptions.isLoading ? 'Loading…' : 'Choose one'}
        hint={hint}
      />
      {brandOptions.retry ? (
        <Callout
          tone="error"
          role="alert"
          action={
            <Button
              variant="secondary"
              size="sm"
              loading={brandOptions.isFetching}
              onClick={brandOptions.retry}
              className="mt-2"
            >
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
