/** The part of the search box that has a mind: whether its list is open, and which suggestion is the active one. */
export type SearchState = {
  open: boolean
  /** Index of the active suggestion, or -1 while the text itself is. */
  active: number
}

export type SearchAction =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The text or the suggestions have changed: what was active is no longer there. */
  | { type: 'changed' }
  /** `count` suggestions are on show. Past either end the text is active again, then the other end. */
  | { type: 'moved'; by: 1 | -1; count: number }
  | { type: 'pointed'; at: number }

export const initialSearch: SearchState = { open: false, active: -1 }

export function searchState(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'opened':
      return { ...state, open: true }
    case 'closed':
      return initialSearch
    case 'changed':
      return { open: true, active: -1 }
    case 'pointed':
      return { ...state, active: action.at }
    case 'moved':
      return { open: true, active: step(state.active, action.by, action.count) }
  }
}

function step(active: number, by: 1 | -1, count: number): number {
  if (count <= 0) return -1
  const next = active + by
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}
