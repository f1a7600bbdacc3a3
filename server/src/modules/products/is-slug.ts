const SLUG = /^[\w-]+$/

/** Whether a text can be a product's slug or id at all; what cannot is not worth a question to the database. */
export const isSlug = (text: string): boolean => SLUG.test(text)
