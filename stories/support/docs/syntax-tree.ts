/**
 * A node of a syntax tree as the parser returns it. The properties of a node follow from its type, so code that has read the type
 * asserts those of the properties.
 */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** What the names in the top level of a file stand for. */
export type Declared = ReadonlyMap<string, Node>

/** The names of a declaration, with its initial value or, of functions and types, itself. */
export function listDeclared(statement: Node): [string, Node][] {
  const node = ((statement.type.startsWith('Export') && statement.declaration) || statement) as Node // exports without a declaration are their own
  if (node.type === 'VariableDeclaration')
    return (node.declarations as Node[]).flatMap(({ id, init }) =>
      listBindings(id as Node).map((name) => [name, init as Node]),
    )
  const id = node.id as Node | undefined
  return id?.name ? [[id.name as string, node]] : []
}

/** The variables of a pattern: `{ a, b: [c = 1] }` → a, c. */
function listBindings(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name as string]
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap((each) => listBindings((each.value ?? each) as Node))
    case 'ArrayPattern':
      return (pattern.elements as (Node | null)[]).flatMap(listBindings)
    case 'AssignmentPattern':
      return listBindings(pattern.left as Node)
    case 'RestElement':
      return listBindings(pattern.argument as Node)
    default:
      return []
  }
}

/** The names that a node declares inside of itself. */
export function listBound(node: Node): string[] {
  if (node.type === 'VariableDeclarator') return listBindings(node.id as Node)
  if (node.type === 'TSTypeParameter') return [(node.name as Node).name as string]
  if (/Function/.test(node.type) && Array.isArray(node.params))
    return [node.id as Node, ...(node.params as Node[])].flatMap(listBindings)
  return []
}

/** A call of `fn`. */
export const isSpy = ({ type, callee }: Node): boolean => type === 'CallExpression' && (callee as Node).name === 'fn'

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

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

export const listProperties = (node: Node | undefined): Node[] =>
  node?.type === 'ObjectExpression' ? (node.properties as Node[]) : []

/** The object or function behind names of the file, `Story.args` and type assertions. */
export function resolve(node: Node | undefined, declared: Declared): Node | undefined {
  if (node?.type === 'Identifier') {
    const value = declared.get(node.name as string)
    return value === node ? value : resolve(value, declared)
  }
  if (node && /^TS(As|Satisfies)Expression$/.test(node.type)) return resolve(node.expression as Node, declared)
  if (node?.type !== 'MemberExpression') return node
  return getProperty(resolve(node.object as Node, declared), (node.property as Node).name as string, declared)
}

/** The value of an object's last property of a name, with those that are spread into the object. */
export function getProperty(object: Node | undefined, name: string, declared: Declared): Node | undefined {
  for (const each of listProperties(object).toReversed()) {
    if (each.type === 'SpreadElement') {
      const value = getProperty(resolve(each.argument as Node, declared), name, declared)
      if (value) return value
    } else if (getKey(each) === name) return resolve(each.value as Node, declared)
  }
  return undefined
}

export const getKey = ({ key }: Node): string => ((key as Node).name ?? (key as Node).value) as string
