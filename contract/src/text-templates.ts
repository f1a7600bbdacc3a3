/** The sentences that the error texts of several form fields share. */
export const required = (name: string) => `${name} is required.`
export const atLeast = (name: string, n: number) => `${name} must be at least ${n} characters.`
export const atMost = (name: string, n: number) => `${name} may not be greater than ${n} characters.`
export const characters = (name: string) =>
  `${name} may have alpha-numeric characters, as well as dashes and underscores only.`

/** The error of an edit that is based on an outdated version. Forms recognize it. */
export const changedText = (thing: 'product' | 'category' | 'brand') =>
  `Someone else has changed this ${thing} since you opened it. Please reload it and make your changes again.`
