export { FormChoice, FormStars } from './form-choices.tsx'
export { FormCheckbox, FormText, FormTextArea, type FormTextProps } from './form-fields.tsx'
export { useZodForm } from './use-zod-form.ts'
