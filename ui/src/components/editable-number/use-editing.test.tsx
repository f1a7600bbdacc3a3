// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useEditing } from './use-editing.ts'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it('keeps the typed number and ends the busy state when saving rejects', async () => {
  const failure = new Error('offline')
  const onSave = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(undefined)
  const editing: { current?: ReturnType<typeof useEditing> } = {}
  function Editing() {
    editing.current = useEditing({ value: '1.00', validate: () => undefined, onSave })
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(<Editing />))
  await act(() => editing.current?.start())
  await act(() => editing.current?.type('2.00'))

  await act(async () => expect(editing.current?.save()).rejects.toBe(failure))
  expect(editing.current).toMatchObject({ isSaving: false, typed: '2.00', error: 'Not saved. Please try again.' })

  await act(() => editing.current?.save())
  expect(onSave).toHaveBeenLastCalledWith('2.00', '1.00')
  expect(editing.current).toMatchObject({ isSaving: false, typed: null, error: undefined })
  await act(() => root.unmount())
})
