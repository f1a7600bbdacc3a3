import { LIMITS } from '@whirligig/contract'
import { FormCheckbox, FormText, type FormTextProps } from '@whirligig/core/forms'

/** The form values of an address. */
export type AddressValues = {
  address: string
  city: string
  state: string
  country: string
  zipCode: string
  isDefault?: boolean | undefined
}

export type AddressFieldsProps<Output> = {
  control: FormTextProps<AddressValues, Output>['control']
}

/** The fields of an address and the checkbox for the default address. */
export function AddressFields<Output>({ control }: AddressFieldsProps<Output>) {
  return (
    <>
      <FormText
        control={control}
        name="address"
        label="Address"
        autoComplete="street-address"
        hint="Street and number."
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <FormText control={control} name="city" label="City" autoComplete="address-level2" />
        <FormText control={control} name="state" label="State" autoComplete="address-level1" />
        <FormText control={control} name="country" label="Country" autoComplete="country-name" />
        <FormText
          control={control}
          name="zipCode"
          label="Zipcode"
          autoComplete="postal-code"
          hint="At least 5 characters."
          maxLength={LIMITS.zipCode.max}
        />
      </div>
      <FormCheckbox control={control} name="isDefault" label="As the Default" />
    </>
  )
}
