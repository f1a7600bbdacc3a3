import * as z from 'zod/mini'

type Params = string | { error: string; abort?: boolean }
type Sized = string | readonly unknown[]

/**
 * Zod runs its length checks on any value with a `length`, even after the type check failed. Comparing a `length` that is
 * an object with a number throws. This restricts a check to texts and arrays.
 */
function forSizedValues<Check extends z.core.$ZodCheck<Sized>>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value)
  return check
}

/** As Zod's `minLength`, but ignores values that are not a text or an array. */
export const minLength = (min: number, params?: Params) => forSizedValues(z.minLength(min, params))

/** As Zod's `maxLength`, but ignores values that are not a text or an array. Zod does not parse the elements of an array that is too long. */
export const maxLength = (max: number, params?: Params) => forSizedValues(z.maxLength(max, params))
