/** A ref of the current tab: scrolls its row, and nothing else, until the tab is in the middle. */
export function centerTab(tab: HTMLElement | null): void {
  const row = tab?.closest('.tab-row')
  if (tab && row) row.scrollLeft = tab.offsetLeft + (tab.offsetWidth - row.clientWidth) / 2
}
