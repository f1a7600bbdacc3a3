import type { Preview } from '@storybook/react-vite'
import { expect, type MockInstance, spyOn } from 'storybook/test'

const LEVELS = ['error', 'warn'] as const
let spies: MockInstance[] = []

/** Writes down every error and warning of a story, which are said nonetheless. */
export const listenToConsole: Preview['beforeEach'] = () => {
  spies = LEVELS.map((level) => spyOn(console, level))
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * Fails a story that warns of anything. What it cannot help saying stands in its `parameters.expectedOnConsole`, as
 * regular expressions, each with its reason beside it.
 */
export const expectQuietConsole: Preview['afterEach'] = async ({ parameters }) => {
  const expected: readonly RegExp[] = parameters.expectedOnConsole ?? []
  const said = spies.flatMap(({ mock }) => mock.calls).map((words) => words.map(String).join(' '))
  await expect(said.filter((line) => !expected.some((one) => one.test(line)))).toEqual([])
}
