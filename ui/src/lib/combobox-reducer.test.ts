import { describe, expect, it } from 'vitest'
import { CLOSED, type ComboboxAction, type ComboboxState, comboboxReducer } from './combobox-reducer.ts'

const at = (activeIndex: number, open = true): ComboboxState => ({ open, activeIndex })

describe('comboboxReducer', () => {
  it.each<[string, ComboboxState, ComboboxAction, ComboboxState]>([
    ['opens the list', CLOSED, { type: 'open' }, at(-1)],
    ['keeps the active option when the list is opened again', at(2, false), { type: 'open' }, at(2)],
    ['clears the active option when the list is closed', at(2), { type: 'close' }, CLOSED],
    ['opens the list and clears the active option when the text changes', at(2, false), { type: 'changeText' }, at(-1)],
    ['activates an option', at(-1), { type: 'activate', index: 1 }, at(1)],
    ['opens the list when an option is activated', CLOSED, { type: 'activate', index: 0 }, at(0)],
  ])('%s', (_, before, action, after) => {
    expect(comboboxReducer(before, action)).toEqual(after)
  })
})
