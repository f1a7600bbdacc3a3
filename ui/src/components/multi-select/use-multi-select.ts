import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Option } from '../select/option.ts'
import { nextActiveIndex } from './next-active-index.ts'
import { filterOptions, toggleValue } from './selection.ts'

type Wiring = {
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Binds keys, pointer and focus to the state of a multi-select: its text, whether it is open, and which option is active. */
export function useMultiSelect({ options, value, onChange }: Wiring) {
  const [state, setState] = useState({ text: '', open: false, active: -1 })
  const input = useRef<HTMLInputElement>(null)
  const shown = useMemo(() => filterOptions(options, state.text), [options, state.text])
  const active = state.active < shown.length ? state.active : -1

  const toggle = (option: Option | undefined) => {
    if (option && !option.disabled) onChange(toggleValue(value, option.value))
  }

  const keys: Record<string, () => boolean> = {
    Enter: () => {
      if (!state.open) return false
      toggle(shown[active])
      return true
    },
    // A blank belongs to the text, unless the arrows have gone to an option.
    ' ': () => {
      if (!state.open || active < 0) return false
      toggle(shown[active])
      return true
    },
    Backspace: () => {
      if (state.text || value.length === 0) return false
      onChange(value.slice(0, -1))
      return true
    },
    Escape: () => {
      if (!state.open && !state.text) return false
      setState({ text: state.open ? state.text : '', open: false, active: -1 })
      return true
    },
  }

  return {
    input,
    ...state,
    active,
    shown,
    toggle,
    type: (text: string) => setState({ text, open: true, active: -1 }),
    open: () => setState((before) => ({ ...before, open: true })),
    isOpen: state.open,
    point: (at: number) => setState((before) => ({ ...before, active: at })),
    focus: () => input.current?.focus(),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      setState({ text: '', open: false, active: -1 })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      const next = nextActiveIndex(event.key, active, shown.length)
      if (next !== undefined) setState((before) => ({ ...before, open: true, active: before.open ? next : 0 }))
      else if (!keys[event.key]?.()) return
      event.preventDefault()
    },
  }
}
