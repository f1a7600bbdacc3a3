import { Field, ImageUpload, type ImageUploadProps } from '@whirligig/ui'
import { useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

export type FormImageProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  /** @default true */
  required?: boolean
} & Pick<ImageUploadProps, 'currentUrl' | 'progress' | 'validate' | 'onValidatingChange' | 'hint'>

/** An image upload with its label and first error. The form value is the picked file. Why a file was rejected is shown alone. */
export function FormImage<Values extends FieldValues, Output>({
  control,
  name,
  label,
  required = true,
  validate,
  ...upload
}: FormImageProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  const [isRejected, setIsRejected] = useState(false)
  return (
    <Field label={label} error={isRejected ? undefined : fieldState.error?.message} required={required}>
      <ImageUpload
        ref={field.ref}
        value={field.value ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        validate={async (file) => {
          const problem = await validate(file)
          setIsRejected(problem !== undefined)
          return problem
        }}
        {...upload}
      />
    </Field>
  )
}
