import type { Plugin } from 'vite'

const STYLE_SINGLETON = /\/react-style-singleton\/dist\/\w+\/singleton\.js$/
const SONNER = /\/sonner\/dist\/index\.mjs$/

/** The part of sonner that inserts its stylesheet. */
const INSERT_CSS = /function __insertCSS\(code\) \{[\s\S]*?\n\}\n/

/**
 * Replaces the code of libraries that inserts `<style>` elements, which the content security policy forbids.
 * `adopt-style-sheet.ts` adds their stylesheets instead.
 *
 * @param replacement the path of `adopt-style-sheet.ts`
 */
export function adoptStyles(replacement: string): Plugin {
  const path = JSON.stringify(replacement)
  return {
    name: 'whirligig:adopt-styles',
    enforce: 'pre',
    transform: {
      filter: { id: [STYLE_SINGLETON, SONNER] },
      handler: (code, id) => {
        if (STYLE_SINGLETON.test(id)) return `export { stylesheetSingleton } from ${path}`
        // A new version of the library may work differently.
        if (!INSERT_CSS.test(code)) throw new Error(`${id} does not insert its stylesheet as expected.`)
        return `import { adoptStyleSheet as __insertCSS } from ${path}\n${code.replace(INSERT_CSS, '')}`
      },
    },
  }
}
