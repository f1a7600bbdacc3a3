import { type FocusEvent, type KeyboardEvent, useEffect, useReducer, useRef } from 'react'
import type { SearchSuggestion } from './search-option.tsx'
import { initialSearch, searchState } from './search-state.ts'

type Wiring = {
  value: string
  onChange: (value: string) => void
  suggestions: readonly SearchSuggestion[]
  onSelect: (suggestion: SearchSuggestion) => void
  onSubmit: (value: string) => void
}

/** Binds keys, pointer and focus to the state of the search box. */
export function useSearchBox({ value, onChange, suggestions, onSelect, onSubmit }: Wiring) {
  const [state, dispatch] = useReducer(searchState, initialSearch)
  const ref = useRef<HTMLElement>(null)
  const active = state.active < suggestions.length ? state.active : -1

  useEffect(
    function closeOnPressElsewhere() {
      if (!state.open) return
      const close = (event: PointerEvent) => {
        if (!ref.current?.contains(event.target as Node)) dispatch({ type: 'closed' }) // a pointer event's target is a node
      }
      document.addEventListener('pointerdown', close)
      return () => document.removeEventListener('pointerdown', close)
    },
    [state.open],
  )

  const type = (next: string) => {
    dispatch({ type: 'changed' })
    onChange(next)
  }
  const choose = (suggestion: SearchSuggestion) => {
    dispatch({ type: 'closed' })
    onSelect(suggestion)
  }

  return {
    ref,
    open: state.open,
    active,
    type,
    choose,
    openList: () => dispatch({ type: 'opened' }),
    point: (at: number) => dispatch({ type: 'pointed', at }),
    submit: () => {
      const chosen = suggestions[active]
      if (state.open && chosen) return choose(chosen)
      dispatch({ type: 'closed' })
      onSubmit(value)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'closed' })
    },
    onKeyDown: (event: KeyboardEvent, isOpen: boolean) => {
      if (event.nativeEvent.isComposing) return
      const count = suggestions.length
      const moves: Record<string, () => void> = {
        ArrowDown: () => dispatch(event.altKey ? { type: 'opened' } : { type: 'moved', by: 1, count }),
        ArrowUp: () => dispatch(event.altKey ? { type: 'closed' } : { type: 'moved', by: -1, count }),
        Escape: () => (isOpen ? dispatch({ type: 'closed' }) : onChange('')),
        // While the text is active they move its caret, as in any field.
        ...(isOpen && active >= 0
          ? {
              Home: () => dispatch({ type: 'pointed', at: 0 }),
              End: () => dispatch({ type: 'pointed', at: count - 1 }),
            }
          : {}),
      }
      const move = moves[event.key]
      if (!move) return
      event.preventDefault()
      move()
    },
  }
}
