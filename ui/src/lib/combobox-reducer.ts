/** Index of the active option while no option is active, that is, while the keys edit the text. */
export const NO_ACTIVE_OPTION = -1

export type ComboboxState = {
  open: boolean
  /** Index of the active option, or `NO_ACTIVE_OPTION`. */
  activeIndex: number
}

export type ComboboxAction =
  | { type: 'open' }
  | { type: 'close' }
  /** The text has changed, so the options have too. */
  | { type: 'changeText' }
  | { type: 'activate'; index: number }

export const CLOSED: ComboboxState = { open: false, activeIndex: NO_ACTIVE_OPTION }

/** State of a combobox: whether its list is open, and which option is active. */
export function comboboxReducer(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'open':
      return { ...state, open: true }
    case 'close':
      return CLOSED
    case 'changeText':
      return { open: true, activeIndex: NO_ACTIVE_OPTION }
    case 'activate':
      return { open: true, activeIndex: action.index }
  }
}
