/**
 * Adds a stylesheet without a `<style>` element, which the content security policy forbids.
 *
 * @returns removes it
 */
export function adoptStyleSheet(css: string): () => void {
  // Libraries also call it while a server renders.
  if (typeof document === 'undefined') return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/**
 * Replaces the function of react-style-singleton, with which Radix locks scrolling. Several users share the stylesheet of the
 * first one.
 */
export function stylesheetSingleton() {
  let users = 0
  let removeSheet = () => {}
  return {
    add: (css: string) => {
      if (users === 0) removeSheet = adoptStyleSheet(css)
      users += 1
    },
    remove: () => {
      users -= 1
      if (users === 0) removeSheet()
    },
  }
}
