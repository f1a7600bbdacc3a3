import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

const APP_STYLES = /\/app\/src\/app\.css$/
const PRIVATE_ROUTES = /\/app\/src\/private-routes\.tsx$/
const SOURCES = /^@source ".*;\n/gm
const SHOP_MODULE = /^(?!.*\/node_modules\/).*\.tsx?$/

/**
 * Reduces the stylesheet of the first load to the classes of the modules that public pages may load. The chunk of the private
 * routes brings the complete stylesheet: it has all classes of the first one too, so that their order is always the same.
 *
 * @param publicModules absolute paths; modules of packages are ignored
 */
export function publicStyles(publicModules: readonly string[]): Plugin {
  return {
    name: 'whirligig:public-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [APP_STYLES, PRIVATE_ROUTES] },
      handler: (code, id) => {
        if (PRIVATE_ROUTES.test(id)) return `import './complete.css'\n${code}`
        const modules = publicModules.filter((module) => SHOP_MODULE.test(module))
        const sources = modules.map((module) => `@source "${relative(dirname(id), module)}";\n`)
        return code.replaceAll(SOURCES, '').replace(/^@config .*\n/m, (config) => config + sources.join(''))
      },
    },
  }
}
