type Tell = (isDirty: boolean) => void

/** Two parts of a page that tell of themselves: something would be lost as long as either says so. */
export function eitherDirty(tell: Tell = () => {}): readonly [Tell, Tell] {
  const dirty = [false, false]
  const part = (index: 0 | 1) => (isDirty: boolean) => {
    dirty[index] = isDirty
    tell(dirty.includes(true))
  }
  return [part(0), part(1)]
}
