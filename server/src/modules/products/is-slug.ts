const SLUG = /^[\w-]+$/

/** Whether a text can be a slug or an id. Anything else needs no query. */
export const isSlug = (text: string): boolean => SLUG.test(text)
