/** A ref of the current tab: scrolls its row, and nothing else, until the tab is in the middle. */
export function centerTab(tab: HTMLElement | null): void {
  const row = tab?.closest('.tab-row')
  if (!tab || !row) return
  const { left, width } = tab.getBoundingClientRect()
  const box = row.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - (box.left + box.width / 2)
}
