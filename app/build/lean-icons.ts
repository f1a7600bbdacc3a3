import type { Plugin } from 'vite'

/** Draws an icon as lucide-react does, for the props that the app uses: they are decoration. The class is for forced colours (`ui/src/base.css`). */
const CREATE_ICON = `import { createElement } from 'react'
const ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
}
export default ({ node }) => ({ className, ...props }) =>
  createElement(
    'svg',
    { ...ATTRIBUTES, ...props, className: className ? 'lucide ' + className : 'lucide' },
    node.map(([tag, attributes]) => createElement(tag, attributes)),
  )
`

/** Leaves out what lucide-react has for other frameworks, contexts and sizes. Saves 1 kB (gzip) of the first load. */
export function leanIcons(): Plugin {
  return {
    name: 'whirligig:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => ({ code: CREATE_ICON, map: null }),
    },
  }
}
