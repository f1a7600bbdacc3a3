/** Id of the main landmark, where the focus goes when its control is gone. */
export const CONTENT_ID = 'content'

/** Attribute of the part of the main landmark that follows its navigation: the target of the skip link. */
export const SKIP_TARGET = 'data-skip-target'
