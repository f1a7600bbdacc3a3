import type { Preview } from '@storybook/react-vite'
import { expect, type MockInstance, spyOn } from 'storybook/test'
import { isStoryTest } from './is-story-test.ts'

const LEVELS = ['error', 'warn'] as const
let spies: MockInstance[] = []

/** Storybook's Actions panel serializes an event, reaches the window and triggers this warning about Storybook's own store. */
const STORYBOOK_WARNING = /^Accessing the Story Store is deprecated/

/** React Router warns in development that it cannot block a change of the address bar, which flows use as a user would. */
const ADDRESS_WARNING = /^You are trying to use a blocker on a POP navigation/

const isExpected = (line: string): boolean => STORYBOOK_WARNING.test(line) || ADDRESS_WARNING.test(line)

/** Records the errors and warnings of a story. They still appear on the console. @returns a function that ends it */
export function spyOnConsole() {
  spies = LEVELS.map((level) => spyOn(console, level))
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * Fails the test of a story that wrote an error or a warning to the console. In Storybook, the story stays: Interactions says what
 * failed, for example because an arg was changed.
 */
export const expectQuietConsole: Preview['afterEach'] = async () => {
  if (!isStoryTest) return
  const lines = spies.flatMap(({ mock }) => mock.calls).map((args) => args.map(String).join(' '))
  await expect(lines.filter((line) => !isExpected(line))).toEqual([])
}
