type OnDirtyChange = (isDirty: boolean) => void

/** Combines the dirty flags of two parts of a page: the page is dirty while one of them is. */
export function combineDirty(onDirtyChange: OnDirtyChange = () => {}): readonly [OnDirtyChange, OnDirtyChange] {
  const flags = [false, false]
  const reportPart = (index: 0 | 1) => (isDirty: boolean) => {
    flags[index] = isDirty
    onDirtyChange(flags.includes(true))
  }
  return [reportPart(0), reportPart(1)]
}
