import type { NodePath } from '@stryker-mutator/api/ignore'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** The parts of a Babel node that are used here. */
type Node = { type: string; name?: string | { name?: string }; id?: { name?: string }; callee?: { name?: string } }

/** Whether code only decides about the appearance, which `npm run visual` compares: class names and drawings. */
function isAppearance({ type, name, id, callee }: Node): boolean {
  const attribute = typeof name === 'object' ? (name.name ?? '') : ''
  if (type === 'JSXAttribute') return /^(?:\w*[cC]lassName|style|d|points|viewBox)$/.test(attribute)
  if (type === 'CallExpression') return /^(?:cva|cx)$/.test(callee?.name ?? '')
  if (type === 'VariableDeclarator') return /class(?:es|names?)?$/i.test(id?.name ?? '')
  return false
}

/** A plugin of Stryker: leaves class names and drawings as they are. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'appearance', {
    shouldIgnore: (path: NodePath) => {
      const { node } = path as { node: Node } // Stryker does not type the path, which is one of Babel
      return isAppearance(node) ? 'appearance' : undefined
    },
  }),
]
