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

/** Data that only lucide-react's own function reads, and a read of it that the bundler keeps, because a getter could have effects. */
const UNUSED_DATA = /^ {2}(?:name|size): .*,\n|,\n {2}aliases: .*|^__iconData\.node;\n/gm

/** Leaves out what lucide-react has for other frameworks, contexts and sizes. Saves 1.3 kB (gzip) of the first load. */
export function leanIcons(): Plugin {
  return {
    name: 'whirligig:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler: (code, id) => ({
        code: id.includes('/icons/') ? code.replace(UNUSED_DATA, '') : CREATE_ICON,
        map: null,
      }),
    },
  }
}
