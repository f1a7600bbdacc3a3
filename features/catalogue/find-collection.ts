type Entry = { slug: string; name: string; description: string }

/** A category or brand whose toys are looked at. */
export type CollectionState =
  | { status: 'pending' | 'error' | 'missing'; name?: undefined; description?: undefined }
  | { status: 'found'; name: string; description: string }

/** Finds a collection in a list that may still be on its way. */
export function findCollection(list: { status: string; data?: readonly Entry[] }, slug: string): CollectionState {
  if (!list.data) return { status: list.status === 'error' ? 'error' : 'pending' }
  const entry = list.data.find((each) => each.slug === slug)
  return entry ? { status: 'found', name: entry.name, description: entry.description } : { status: 'missing' }
}
