import { RESPONSE_TEXT } from './response-text.ts'

/** The errors of an external sign-in. The server redirects to the login page with the code: `#/login?error={code}`. */
export const EXTERNAL_SIGN_IN_TEXT = {
  cancelled: 'You have not been signed in. You can try again, or use your email and password.',
  /** The provider's response came too late, twice, or in another browser. */
  expired: 'That sign-in is no longer valid. Please try again.',
  'email-taken': RESPONSE_TEXT.auth.emailTaken,
  'email-unverified': 'Your email address is not confirmed there yet. Please confirm it, then try again.',
  disabled: RESPONSE_TEXT.auth.disabled,
  failed: 'Signing in did not work this time. Please try again in a moment, or use your email and password.',
} as const
export type ExternalSignInError = keyof typeof EXTERNAL_SIGN_IN_TEXT

/** Returns the text for the error code of the URL; null for no code and for an unknown one. */
export function getExternalSignInText(code: string | null): string | null {
  return code !== null && Object.hasOwn(EXTERNAL_SIGN_IN_TEXT, code)
    ? EXTERNAL_SIGN_IN_TEXT[code as ExternalSignInError] // checked above
    : null
}
