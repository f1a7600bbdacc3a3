import type { Preview } from '@storybook/react-vite'
import { expect, type MockInstance, spyOn } from 'storybook/test'

const LEVELS = ['error', 'warn'] as const
let spies: MockInstance[] = []

/** Storybook's Actions panel serializes an event, reaches the window and triggers this warning about Storybook's own store. */
const STORYBOOK_WARNING = /^Accessing the Story Store is deprecated/

/** Records the errors and warnings of a story. They still appear on the console. */
export const spyOnConsole: Preview['beforeEach'] = () => {
  spies = LEVELS.map((level) => spyOn(console, level))
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Fails a story that wrote an error or a warning to the console. */
export const expectQuietConsole: Preview['afterEach'] = async () => {
  const lines = spies.flatMap(({ mock }) => mock.calls).map((args) => args.map(String).join(' '))
  await expect(lines.filter((line) => !STORYBOOK_WARNING.test(line))).toEqual([])
}
