import { type ESTree, parseSync, Visitor } from 'vite'

type Insertion = readonly [position: number, text: string]

/** Types that would take in `| undefined` themselves: `() => void | undefined`. */
const NEEDS_PARENTHESES = new Set<string>(['TSFunctionType', 'TSConstructorType', 'TSConditionalType'])

const includesUndefined = (type: ESTree.TSType): boolean =>
  type.type === 'TSUndefinedKeyword' || (type.type === 'TSUnionType' && type.types.some(includesUndefined))

function toInsertions(type: ESTree.TSType): Insertion[] {
  if (includesUndefined(type)) return []
  if (!NEEDS_PARENTHESES.has(type.type)) return [[type.end, ' | undefined']]
  return [
    [type.start, '('],
    [type.end, ') | undefined'],
  ]
}

/**
 * Adds `| undefined` to the type of every optional property of a declaration file. Without it, apps with TypeScript's
 * `exactOptionalPropertyTypes` could not pass a value that may be missing: `<Field error={errors.email?.message}>`.
 * @throws if there is an optional method, `onClose?(): void`, whose type has no place for it
 */
export function allowUndefined(declaration: string): string {
  const insertions: Insertion[] = []
  const { program } = parseSync('declaration.d.ts', declaration)
  const visitor = new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      if (optional && typeAnnotation) insertions.push(...toInsertions(typeAnnotation.typeAnnotation))
    },
    TSMethodSignature({ optional, start }) {
      if (optional) throw new Error(`Make this method a property, which can be undefined: ${declaration.slice(start)}`)
    },
  })
  visitor.visit(program)
  return insertions
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [position, added]) => text.slice(0, position) + added + text.slice(position), declaration)
}
