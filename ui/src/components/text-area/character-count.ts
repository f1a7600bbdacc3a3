/** What the counter under a text says: shown always, spoken only when the end is near or passed. */
export function getCharacterCount(length: number, max: number): { shown: string; spoken: string; over: boolean } {
  const left = max - length
  const near = left <= Math.max(10, max / 10)
  return {
    shown: `${length} / ${max}`,
    spoken: near ? spokenLeft(left) : '',
    over: left < 0,
  }
}

function spokenLeft(left: number): string {
  const count = Math.abs(left)
  return `${count} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too many' : 'left'}`
}
