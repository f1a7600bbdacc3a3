/** `1 Review`, `12 Reviews`. */
export const reviewCount = (count: number): string => `${count} ${count === 1 ? 'Review' : 'Reviews'}`
