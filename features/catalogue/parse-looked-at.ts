import { LIMITS } from '@whirligig/contract'

const ID = /^[0-9a-f-]{36}$/

/** Parses the stored ids of the toys that the visitor looked at. Invalid data returns an empty list. */
export function parseLookedAt(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string' && ID.test(id))) return []
    return [...new Set(ids)].slice(0, LIMITS.lookedAt)
  } catch {
    return [] // invalid JSON
  }
}
