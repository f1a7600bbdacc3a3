import { Field, ImageUpload, type ImageUploadProps } from '@whirligig/ui'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

export type FormImageProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  /** @default true */
  required?: boolean
} & Pick<ImageUploadProps, 'currentUrl' | 'progress' | 'validate' | 'onValidatingChange' | 'hint'>

/** An image upload with its label and first error. The form value is the picked file. */
export function FormImage<Values extends FieldValues, Output>({
  control,
  name,
  label,
  required = true,
  ...upload
}: FormImageProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Field label={label} error={fieldState.error?.message} required={required}>
      <ImageUpload
        ref={field.ref}
        value={field.value ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        {...upload}
      />
    </Field>
  )
}
