// biome-ignore lint/suspicious/noExplicitAny: tests assert the shape of responses, so it needs no type.
export type AnyJson = any
