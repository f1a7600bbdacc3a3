type Entry = { slug: string; name: string; description: string }

/** The category or brand of a collection page. */
export type CollectionState =
  | { status: 'pending'; name?: undefined; description?: undefined }
  | { status: 'error'; name?: undefined; description?: undefined }
  | { status: 'missing'; name?: undefined; description?: undefined }
  | { status: 'found'; name: string; description: string }

/** Finds a category or brand by its slug in the result of a list query. */
export function findCollection(list: { status: string; data?: readonly Entry[] }, slug: string): CollectionState {
  if (!list.data) return { status: list.status === 'error' ? 'error' : 'pending' }
  const entry = list.data.find((candidate) => candidate.slug === slug)
  return entry ? { status: 'found', name: entry.name, description: entry.description } : { status: 'missing' }
}
