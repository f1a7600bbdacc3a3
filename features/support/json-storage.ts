import type { Schema } from './parse-ack.ts'

/** Runs an operation on local storage. Returns the fallback if storage is blocked or full. */
function withStorage<T>(operation: (storage: Storage) => T, fallback: T): T {
  try {
    return operation(localStorage)
  } catch {
    return fallback
  }
}

/** Parses JSON text with a schema. Returns undefined for invalid text. */
export function parseJson<T>(text: string | null, schema: Schema<T>): T | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

export function readJson<T>(key: string, schema: Schema<T>): T | undefined {
  return withStorage((storage) => parseJson(storage.getItem(key), schema), undefined)
}

/** Reads the valid values of all keys with this prefix, in no particular order. */
export function readAllJson<T>(prefix: string, schema: Schema<T>): T[] {
  return withStorage(
    (storage) =>
      Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => parseJson(storage.getItem(key), schema) ?? []),
    [],
  )
}

/** Writes a value; null removes the key. If storage is blocked or full, the value is lost with the page. */
export function writeJson(key: string, value: unknown): void {
  withStorage<void>(
    (storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value))),
    undefined,
  )
}
