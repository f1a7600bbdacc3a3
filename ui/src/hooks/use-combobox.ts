import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react'
import { CLOSED, comboboxReducer, NO_ACTIVE_OPTION } from '../lib/combobox-reducer.ts'
import { type ActiveIndexOptions, nextActiveIndex } from '../lib/next-active-index.ts'

export type ComboboxOptions = Pick<ActiveIndexOptions, 'pageSize' | 'stopAtText'> & {
  /** Text of the input. */
  value: string
  onValueChange: (value: string) => void
  /** Number of options in the list; 0 renders no listbox. */
  count: number
  /** Whether there is anything to show in the popup, a message included. */
  hasPopup?: boolean
  /** Called with the index of the active option when the user presses Enter. */
  onSelect: (index: number) => void
}

/**
 * State, keyboard and ARIA attributes of an editable combobox with a listbox, after the ARIA Authoring Practices Guide.
 * The focus stays in the input; `aria-activedescendant` points to the active option.
 */
export function useCombobox({
  value,
  onValueChange,
  count,
  hasPopup = true,
  onSelect,
  pageSize,
  stopAtText,
}: ComboboxOptions) {
  const listId = useId()
  const root = useRef<HTMLElement>(null)
  // One function for all renders, because React calls a new ref again, and the one composed with it.
  const rootRef = useCallback((element: HTMLElement | null) => {
    root.current = element
  }, [])
  const [state, dispatch] = useReducer(comboboxReducer, CLOSED)
  const activeIndex = state.activeIndex < count ? state.activeIndex : NO_ACTIVE_OPTION
  const isOpen = state.open && hasPopup
  const hasList = isOpen && count > 0

  useEffect(
    function closeOnOutsidePress() {
      if (!state.open) return
      const onPointerDown = ({ target }: PointerEvent) => {
        if (target instanceof Node && !root.current?.contains(target)) dispatch({ type: 'close' })
      }
      document.addEventListener('pointerdown', onPointerDown)
      return () => document.removeEventListener('pointerdown', onPointerDown)
    },
    [state.open],
  )

  const close = () => dispatch({ type: 'close' })

  /** @returns whether the key was handled */
  function handleKey({ key, altKey }: KeyboardEvent): boolean {
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    if (isArrow && altKey) {
      dispatch({ type: key === 'ArrowDown' ? 'open' : 'close' })
      return true
    }
    const next = isArrow || isOpen ? nextActiveIndex(key, { activeIndex, count, pageSize, stopAtText }) : undefined
    if (next !== undefined || isArrow) {
      dispatch(next === undefined ? { type: 'open' } : { type: 'activate', index: next })
      return true
    }
    if (key === 'Enter' && hasList && activeIndex >= 0) {
      onSelect(activeIndex)
      return true
    }
    if (key === 'Escape' && (isOpen || value)) {
      if (isOpen) close()
      else onValueChange('')
      return true
    }
    return false
  }

  return {
    isOpen,
    /** Whether the popup shows a listbox rather than a message. */
    hasList,
    listId,
    activeIndex,
    close,
    setValue: (next: string) => {
      dispatch({ type: 'changeText' })
      onValueChange(next)
    },
    activate: (index: number) => dispatch({ type: 'activate', index }),
    rootRef,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
    inputProps: {
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': hasList,
      'aria-controls': hasList ? listId : undefined,
      'aria-activedescendant': hasList && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined,
      // Escape closes the popup or clears the text, but not the dialog around them.
      'data-escape': isOpen || value !== '' || undefined,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        dispatch({ type: 'changeText' })
        onValueChange(event.target.value)
      },
      onClick: () => dispatch({ type: 'open' }),
      onKeyDown: (event: KeyboardEvent) => {
        // Enter and arrow keys belong to the input method while the user composes a character.
        if (!event.nativeEvent.isComposing && handleKey(event)) event.preventDefault()
      },
    } as const,
  }
}

/** The DOM id of an option, to which `aria-activedescendant` refers. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`
