/**
 * Returns the short number of an order: the random end of its id, `1D0C-4A67`. It is for reading and talking. Links and searches
 * by the server use the id.
 */
export function formatOrderNumber(id: string): string {
  const end = id.replaceAll('-', '').slice(-8).toUpperCase()
  return `${end.slice(0, 4)}-${end.slice(4)}`
}
