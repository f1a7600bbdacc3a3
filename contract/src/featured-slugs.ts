/** The slugs of the toys that the home page presents, in their order. */
export const FEATURED_SLUGS = ['teddy-bears', 'transformer', 'rubix-cube'] as const
export type FeaturedSlug = (typeof FEATURED_SLUGS)[number]
