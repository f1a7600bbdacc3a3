// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer, so the compiler need not know it.
export type AnyJson = any
