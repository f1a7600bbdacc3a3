const numbers = new Intl.NumberFormat('en-US')

/** Formats a count with its noun: `1 merchant`, `1,204 merchants`. */
export const formatCount = (count: number, singular: string): string =>
  `${numbers.format(count)} ${count === 1 ? singular : `${singular}s`}`
