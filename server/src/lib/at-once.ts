/** Answers to questions that come at once. */
export type AtOnce<Value> = {
  /** Joins whoever asks the same at this moment; else asks. */
  share: (question: string, ask: () => Promise<Value>) => Promise<Value>
  /** Something has been written: what is under way may have begun before, and nobody joins it any more. */
  forget: () => void
}

/** Lets those who ask the same thing at the same moment share one answer. Nothing is kept once it is there. */
export function atOnce<Value>(): AtOnce<Value> {
  const underWay = new Map<string, Promise<Value>>()
  return {
    share: (question, ask) => {
      const joined = underWay.get(question)
      if (joined) return joined
      const answer = ask().finally(() => {
        if (underWay.get(question) === answer) underWay.delete(question)
      })
      underWay.set(question, answer)
      return answer
    },
    forget: () => underWay.clear(),
  }
}

/**
 * Asks for many things in one question: those that are asked for in one turn of the event loop. A call waits for the
 * others of its turn only, so that each answer is from after its call.
 *
 * @param ask answers what it finds, by what was asked for.
 */
export function together<Value>(
  ask: (keys: string[]) => Promise<Map<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let next: { keys: Set<string>; answers: Promise<Map<string, Value>> } | undefined
  return async (key) => {
    if (!next) {
      const keys = new Set<string>()
      const answers = new Promise<void>((turn) => setImmediate(turn)).then(() => {
        next = undefined
        return ask([...keys])
      })
      next = { keys, answers }
    }
    next.keys.add(key)
    return (await next.answers).get(key)
  }
}
