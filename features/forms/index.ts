export { FormCheckbox, type FormCheckboxProps, FormText, type FormTextProps } from './form-fields.tsx'
export { useZodForm } from './use-zod-form.ts'
