import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useCombobox } from '../../hooks/use-combobox.ts'
import type { Option } from '../select/option.ts'
import { filterOptions, toggleValue } from './selection.ts'

/** Options that Page Up and Page Down skip. */
const PAGE_SIZE = 10

export type MultiSelectOptions<V extends string | number> = {
  options: readonly Option<V>[]
  value: readonly V[]
  onChange: (value: readonly V[]) => void
  /** The options are loading, or have failed to load: the popup shows a message instead of the list. */
  unavailable: boolean
}

/** State of a multi-select: the search text, the options that match it, and the combobox around them. */
export function useMultiSelect<V extends string | number>({
  options,
  value,
  onChange,
  unavailable,
}: MultiSelectOptions<V>) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const matches = useMemo(() => filterOptions(options, text), [options, text])
  const toggle = (option: Option<V> | undefined) => {
    if (option && !option.disabled) onChange(toggleValue(value, option.value))
  }
  const combobox = useCombobox({
    value: text,
    onValueChange: setText,
    count: unavailable ? 0 : matches.length,
    onSelect: (index) => toggle(matches[index]),
    pageSize: PAGE_SIZE,
  })
  const { activeIndex, isOpen, inputProps } = combobox

  /** @returns whether the key was handled */
  function handleKey(key: string): boolean {
    // Enter must not submit the form while the list is open.
    if (key === 'Enter') return isOpen
    // Space is part of the text unless an option is active.
    if (key === ' ' && isOpen && activeIndex >= 0) {
      toggle(matches[activeIndex])
      return true
    }
    if (key === 'Backspace' && !text && value.length > 0) {
      onChange(value.slice(0, -1))
      return true
    }
    return false
  }

  return {
    ...combobox,
    text,
    matches,
    input,
    toggle,
    focus: () => input.current?.focus(),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      combobox.onBlur(event)
      if (!event.currentTarget.contains(event.relatedTarget)) setText('')
    },
    inputProps: {
      ...inputProps,
      onKeyDown: (event: KeyboardEvent) => {
        inputProps.onKeyDown(event)
        if (event.defaultPrevented || event.nativeEvent.isComposing) return
        if (handleKey(event.key)) event.preventDefault()
      },
    },
  }
}
