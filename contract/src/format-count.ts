const numbers = new Intl.NumberFormat('en-US')

/** `1 merchant`, `1,204 merchants`. */
export const formatCount = (count: number, one: string): string =>
  `${numbers.format(count)} ${count === 1 ? one : `${one}s`}`
