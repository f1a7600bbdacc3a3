/** The id of the main landmark, to which the skip link leads. */
export const CONTENT_ID = 'content'
