import { globSync, readFileSync } from 'node:fs'

/** What only runs in a browser or with React. Stories in a browser test it, which Stryker cannot run. */
const BROWSER =
  /\b(?:document|window|navigator|localStorage|sessionStorage|addEventListener|requestIdleCallback|IntersectionObserver)\b|from '(?:react|react-dom|jotai|@tanstack)/
/** Requests, and values without logic: texts, class names, tokens. */
const WITHOUT_LOGIC =
  /(?:^|[/-])(?:index|api|atoms|services|requests|state)\.ts$|-(?:class|atoms?|query)\.ts$|\/(?:tailwind-preset|tokens[\w-]*|contrast-pairs)\.ts$/

/** Lists the modules of `ui` and of the features that compute without a browser. */
export function listPureModules() {
  return globSync('{ui/src,features}/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/node_modules|\.test\.ts$|\/test\//.test(file) && !WITHOUT_LOGIC.test(file))
    .filter((file) => !BROWSER.test(readFileSync(file, 'utf8')))
    .toSorted()
}
