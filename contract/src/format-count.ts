import { formatNumber } from './format-number.ts'

/** Formats a count with its noun: `1 merchant`, `1,204 merchants`. */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}`
