import { v7, validate } from 'uuid'

/**
 * A new UUID v7. Ids sort by creation time, so that new rows are appended to indexes and ids can break ties. Within one
 * process the ids strictly increase, even in the same millisecond or when the system clock is set back.
 */
export const newId = (): string => v7()

/** Whether a text is a UUID. PostgreSQL throws for any other text; callers respond with 404 instead. */
export const isId = (text: string): boolean => validate(text)
