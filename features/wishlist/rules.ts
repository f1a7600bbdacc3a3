import { formatPrice } from '@whirligig/contract'

/** How the price of a wish has changed. */
export type PriceChange = { text: string; isDrop: boolean }

/**
 * Describes how the price of a wish has changed since it was liked, or returns undefined if it has not.
 * @param price the current price, in dollars
 * @param likedPrice the price when it was liked; null if it is unknown
 */
export function describePriceChange(price: number, likedPrice: number | null): PriceChange | undefined {
  if (likedPrice === null || likedPrice === price) return undefined
  return price < likedPrice
    ? { text: `Down from ${formatPrice(likedPrice)} when you added it`, isDrop: true }
    : { text: `Up from ${formatPrice(likedPrice)} when you added it`, isDrop: false }
}
