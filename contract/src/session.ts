import * as z from 'zod/mini'
import { PROVIDERS } from './enums.ts'
import { FIELD_TEXT } from './field-text.ts'
import { Email, FirstName, Id, LastName, normalizeEmail, passwordText } from './fields.ts'
import { maxLength, minLength } from './length-checks.ts'
import { LIMITS } from './limits.ts'
import { ROLES } from './roles.ts'

export const LoginInput = z.object({ email: Email, password: passwordText(FIELD_TEXT.password) })
export type LoginInput = z.infer<typeof LoginInput>

export const RegisterInput = z.object({
  email: Email,
  firstName: FirstName,
  lastName: LastName,
  password: passwordText(FIELD_TEXT.password),
  isSubscribed: z._default(z.boolean(), false),
})
export type RegisterInput = z.infer<typeof RegisterInput>

/** An invalid email address is accepted and treated like an unknown one. */
export const ForgotPasswordInput = z.object({
  email: z
    .string(FIELD_TEXT.email.required)
    .check(
      z.overwrite(normalizeEmail),
      minLength(1, { error: FIELD_TEXT.email.required, abort: true }),
      maxLength(LIMITS.email, FIELD_TEXT.email.format),
    ),
})
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>

const newPasswords = z.object({
  password: passwordText(FIELD_TEXT.password),
  confirmPassword: passwordText(FIELD_TEXT.confirmPassword),
})

/** The new password twice. The user opens the form with the link of a mail. */
export const ResetPasswordInput = newPasswords.check(
  z.refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: FIELD_TEXT.confirmPassword.different,
  }),
)
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>

/** For a signed-in user: `password` is the old one, `confirmPassword` the new one. */
export const ChangePasswordInput = newPasswords
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>

export const SignInResponse = z.object({
  success: z.boolean(),
  token: z.string(),
  subscribed: z.optional(z.boolean()),
  user: z.object({ id: Id, firstName: z.string(), lastName: z.string(), email: z.string(), role: z.enum(ROLES) }),
})
export type SignInResponse = z.infer<typeof SignInResponse>

/** The sign-in providers that the server offers. */
export const ProviderList = z.object({ providers: z.array(z.enum(PROVIDERS)) })
export type ProviderList = z.infer<typeof ProviderList>
