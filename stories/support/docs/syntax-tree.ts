/** A node of a syntax tree as the parser returns it. Its other properties follow from its type, and the functions below read them. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** What the names in the top level of a file stand for. */
export type Declared = ReadonlyMap<string, Node>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The node in a property; undefined if there is none. */
export function getChild(node: Node | undefined, property: string): Node | undefined {
  const child = node?.[property]
  return isNode(child) ? child : undefined
}

/** The nodes in a property, without the holes of an array. */
export function listChildren(node: Node | undefined, property: string): Node[] {
  const children = node?.[property]
  return Array.isArray(children) ? children.filter(isNode) : []
}

/** The text in a property; empty if there is none. */
export function getText(node: Node | undefined, property: string): string {
  const text = node?.[property]
  return typeof text === 'string' ? text : ''
}

/** The names of a declaration, with its initial value or, of functions, types and variables without a value, itself. */
export function listDeclared(statement: Node): [string, Node][] {
  const node = (statement.type.startsWith('Export') && getChild(statement, 'declaration')) || statement
  if (node.type === 'VariableDeclaration')
    return listChildren(node, 'declarations').flatMap((each) =>
      listBindings(getChild(each, 'id')).map((name): [string, Node] => [name, getChild(each, 'init') ?? each]),
    )
  const name = getText(getChild(node, 'id'), 'name')
  return name ? [[name, node]] : []
}

/** The variables of a pattern: `{ a, b: [c = 1] }` → a, c. */
function listBindings(pattern: Node | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [getText(pattern, 'name')]
    case 'ObjectPattern':
      return listChildren(pattern, 'properties').flatMap((each) => listBindings(getChild(each, 'value') ?? each))
    case 'ArrayPattern':
      return listChildren(pattern, 'elements').flatMap(listBindings)
    case 'AssignmentPattern':
      return listBindings(getChild(pattern, 'left'))
    case 'RestElement':
      return listBindings(getChild(pattern, 'argument'))
    default:
      return []
  }
}

/** The names that a node declares inside of itself. */
export function listBound(node: Node): string[] {
  if (node.type === 'VariableDeclarator') return listBindings(getChild(node, 'id'))
  if (node.type === 'TSTypeParameter') return [getText(getChild(node, 'name'), 'name')]
  if (/Function/.test(node.type)) return [getChild(node, 'id'), ...listChildren(node, 'params')].flatMap(listBindings)
  return []
}

/** A call of `fn`. */
export const isSpy = (node: Node): boolean =>
  node.type === 'CallExpression' && getText(getChild(node, 'callee'), 'name') === 'fn'

/** Calls back with a node and those in it, except for names that are no variables: of properties, attributes and spies. */
export function visit(node: Node, callback: (node: Node) => void): void {
  callback(node)
  for (const [key, value] of Object.entries(node)) {
    if (isSpy(node) && key === 'callee') continue
    if (!node.computed && key === 'property') continue
    if (!node.computed && key === 'key') continue
    if (node.type === 'JSXAttribute' && key === 'name') continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, callback)
  }
}

export const listProperties = (node: Node | undefined): Node[] =>
  node?.type === 'ObjectExpression' ? listChildren(node, 'properties') : []

/** The object or function behind names of the file, `Story.args` and type assertions. */
export function resolve(node: Node | undefined, declared: Declared): Node | undefined {
  if (node?.type === 'Identifier') {
    const value = declared.get(getText(node, 'name'))
    return value === node ? value : resolve(value, declared)
  }
  if (node && /^TS(As|Satisfies)Expression$/.test(node.type)) return resolve(getChild(node, 'expression'), declared)
  if (node?.type !== 'MemberExpression') return node
  return getProperty(resolve(getChild(node, 'object'), declared), getText(getChild(node, 'property'), 'name'), declared)
}

/** The value of an object's last property of a name, with those that are spread into the object. */
export function getProperty(object: Node | undefined, name: string, declared: Declared): Node | undefined {
  for (const each of listProperties(object).toReversed()) {
    if (each.type === 'SpreadElement') {
      const value = getProperty(resolve(getChild(each, 'argument'), declared), name, declared)
      if (value) return value
    } else if (getKey(each) === name) return resolve(getChild(each, 'value'), declared)
  }
  return undefined
}

/** The name of a property; empty for one that is spread. */
export function getKey(property: Node): string {
  const key = getChild(property, 'key')
  return getText(key, 'name') || getText(key, 'value')
}
