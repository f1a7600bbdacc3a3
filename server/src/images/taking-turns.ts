/**
 * Lets at most so many tasks run at the same time; the others wait in the order in which they came.
 *
 * @returns runs a task in its turn, and answers or fails as it does
 */
export function takingTurns(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []

  return async (task) => {
    // Whoever finishes passes the place on, so that nobody new gets in between.
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
