import type { Preview } from '@storybook/react-vite'
import { expect, type MockInstance, spyOn } from 'storybook/test'

const LEVELS = ['error', 'warn'] as const
let spies: MockInstance[] = []

/** Storybook warns of itself when its Actions panel draws an event, which leads to the window and so to its own store. */
const OF_STORYBOOK = /^Accessing the Story Store is deprecated/

/** Writes down every error and warning of a story, which are said nonetheless. */
export const listenToConsole: Preview['beforeEach'] = () => {
  spies = LEVELS.map((level) => spyOn(console, level))
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Fails a story that warns of anything. */
export const expectQuietConsole: Preview['afterEach'] = async () => {
  const said = spies.flatMap(({ mock }) => mock.calls).map((words) => words.map(String).join(' '))
  await expect(said.filter((line) => !OF_STORYBOOK.test(line))).toEqual([])
}
