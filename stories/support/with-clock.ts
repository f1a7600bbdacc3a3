import FakeTimers from '@sinonjs/fake-timers'
import { DASHBOARD_SEARCH } from '@whirligig/contract'
import { fireEvent } from 'storybook/test'
import { waitForFrames } from './wait-for-frames.ts'

/** Moves the clock. Resolves when React has rendered. */
type Tick = (milliseconds: number) => Promise<void>

/** Timers of queries have no delay, but start each other. */
const REMAINING_MS = 20

/**
 * Runs a part of a play with timeouts or intervals that only `tick` ends.
 *
 * @param kind With `Timeout`, this part cannot wait for elements or use `userEvent`, because both need timeouts.
 */
export async function withClock(
  play: (tick: Tick) => Promise<void>,
  kind: 'Timeout' | 'Interval' = 'Timeout',
): Promise<void> {
  // What an earlier story left behind can still stop its real timers.
  const clock = FakeTimers.install({ toFake: [`set${kind}`, `clear${kind}`], shouldClearNativeTimers: true })
  try {
    await play(async (milliseconds) => {
      clock.tick(milliseconds)
      await waitForFrames()
    })
    clock.tick(REMAINING_MS)
  } finally {
    clock.uninstall()
  }
}

/** Enters a text into the search of a dashboard list, in place of the last one, and lets the time pass until it searches. */
export async function searchFor(searchBox: HTMLElement, text: string): Promise<void> {
  await withClock(async (tick) => {
    fireEvent.input(searchBox, { target: { value: text } })
    await tick(0)
    await tick(DASHBOARD_SEARCH.debounceMs)
  })
}
