export { FormCheckbox, FormText } from './form-fields.tsx'
export { useZodForm } from './use-zod-form.ts'
