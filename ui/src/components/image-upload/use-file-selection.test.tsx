// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useFileSelection } from './use-file-selection.ts'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it('keeps the value and ends the busy state when the check rejects', async () => {
  const failure = new Error('no memory')
  const validate = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(undefined)
  const onChange = vi.fn()
  const onValidatingChange = vi.fn()
  const selection: { current?: ReturnType<typeof useFileSelection> } = {}
  function Selection() {
    selection.current = useFileSelection({ validate, onChange, onValidatingChange })
    return null
  }
  const file = new File([], 'bear.png')
  const root = createRoot(document.createElement('div'))
  await act(() => root.render(<Selection />))

  await act(async () => expect(selection.current?.select(file)).rejects.toBe(failure))
  expect(selection.current?.isValidating).toBe(false)
  expect(selection.current?.error).toBe('Not checked. Please try again.')
  expect(onValidatingChange).toHaveBeenLastCalledWith(false)
  expect(onChange).not.toHaveBeenCalled()

  await act(() => selection.current?.select(file))
  expect(selection.current?.error).toBe('')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(file)
  await act(() => root.unmount())
})
