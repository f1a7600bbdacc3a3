/// <reference lib="dom" />
/**
 * Shows the page in a theme: `light`, `dark`, or the system's for anything else. The browser's bars get the colour of the page.
 *
 * The first script of the document contains the text of this function (`build/route-script.ts`), so it must not refer to anything
 * outside.
 */
export function showTheme(theme: string | null): void {
  const root = document.documentElement
  const paper = theme === 'dark' ? '#17121F' : theme === 'light' ? '#FFFAF2' : ''
  document.getElementById('theme-color')?.remove()
  root.removeAttribute('data-theme')
  if (!theme || !paper) return
  root.setAttribute('data-theme', theme)
  // The first one wins, so it is in front of those that follow the system.
  const bars = document.createElement('meta')
  bars.id = 'theme-color'
  bars.name = 'theme-color'
  bars.content = paper
  document.head.prepend(bars)
}
