import { parseSync } from 'vite'
import {
  replaceStoryIcons,
  type SourceText,
  type Statement,
  type StoryFile,
  type StoryRender,
  toStoryKey,
} from './story-file.ts'
import {
  type Declared,
  getKey,
  getProperty,
  isSpy,
  listBound,
  listDeclared,
  listProperties,
  type Node,
  resolve,
  visit,
} from './syntax-tree.ts'

/**
 * Reads what samples of code need of a story file. `fn(callback)` of storybook/test becomes the callback, and `fn()` a function that
 * does nothing. This runs when Storybook is built, so that docs pages load no parser.
 */
export function parseStoryFile(source: string): StoryFile {
  const body = parseSync('story.tsx', source, { preserveParens: false }).program.body as unknown as Node[] // ESTree's union has no index signature
  const declared = new Map<string, Node>()
  for (const node of body) for (const [name, init] of listDeclared(node)) declared.set(name, init)
  const meta = resolve(declared.get('meta'), declared)
  const exported = body.filter(({ type }) => type === 'ExportNamedDeclaration').flatMap(listDeclared)
  const args: Record<string, Record<string, SourceText>> = {}
  const renders: Record<string, StoryRender> = {}
  for (const [name, init] of exported) {
    const story = resolve(init, declared)
    const values = { ...readArgs(meta, declared), ...readArgs(story, declared) }
    const render = getProperty(story, 'render', declared) ?? getProperty(meta, 'render', declared)
    const code = render && readRender(source, render)
    if (code) renders[toStoryKey(name)] = code
    else if (render)
      visit(render, (node) => {
        for (const each of node.type === 'JSXOpeningElement' ? listOwnAttributes(node) : []) delete values[each]
      })
    args[toStoryKey(name)] = mapValues(values, (node) => toSourceText(source, node))
  }
  const stories = new Set(['meta', ...exported.map(([name]) => name)])
  const statements = body
    .flatMap((node, index) => toStatement(source, node, body[index - 1]?.end ?? 0))
    .map((each) => (Object.keys(each.names).some((name) => stories.has(name)) ? { ...STORY, names: each.names } : each))
  return { statements, component: getComponent(meta), args, renders }
}

/** Nothing that a sample can have. */
const STORY: Omit<Statement, 'names'> = { text: '', uses: [], from: 'storybook' }

/** The component of a `meta`: `Table` of `component: Table<Row>`. */
function getComponent(meta: Node | undefined): string {
  const value = listProperties(meta).find((each) => each.key && getKey(each) === 'component')?.value as Node | undefined
  return ((value?.type === 'TSInstantiationExpression' ? (value.expression as Node) : value)?.name ?? '') as string
}

const mapValues = <A, B>(values: Record<string, A>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))

function toStatement(source: string, node: Node, previousEnd: number): Statement[] {
  if (node.type === 'ImportDeclaration') {
    const names = (node.specifiers as Node[]).map((each) => {
      const isType = node.importKind === 'type' || each.importKind === 'type'
      return [
        (each.local as Node).name,
        `${isType ? 'type ' : ''}${source.slice(each.start, each.end).replace(/^type /, '')}`,
      ]
    })
    return [{ text: '', uses: [], from: (node.source as Node).value as string, names: Object.fromEntries(names) }]
  }
  const names = Object.fromEntries(listDeclared(node).map(([name]) => [name, name]))
  if (Object.keys(names).length === 0) return []
  const { text, uses } = toSourceText(source, node)
  const comment = source.slice(previousEnd, node.start).trim().split('\n\n').at(-1)
  return [{ text: comment ? `${comment}\n${text}` : text, uses, names }]
}

/** Reads a function with at most one parameter, whose last statement is a `return` of JSX. */
function readRender(source: string, { type, params = [], body }: Node): StoryRender | undefined {
  const [args] = params as Node[]
  if (!/Function/.test(type) || (params as Node[]).length > 1 || (args && args.type !== 'Identifier')) return undefined
  const block =
    (body as Node).type === 'BlockStatement'
      ? ((body as Node).body as Node[])
      : [{ type: 'ReturnStatement', start: 0, end: 0, argument: body }]
  const jsx = block.at(-1)?.type === 'ReturnStatement' ? (block.at(-1)?.argument as Node | null) : null
  if (!jsx?.type.startsWith('JSX')) return undefined
  const edits: Edit[] = []
  let unread = 0
  for (const part of block)
    visit(part, (node) => {
      if (node.type === 'Identifier' && node.name === args?.name) unread++
      if (node.type === 'MemberExpression' && !node.computed && (node.object as Node).name === args?.name) {
        unread--
        edits.push({ ...(node.object as Node), text: 'args' })
      }
      if (node.type !== 'JSXOpeningElement') return
      for (const spread of node.attributes as Node[]) {
        if (spread.type !== 'JSXSpreadAttribute' || (spread.argument as Node).name !== args?.name) continue
        unread--
        edits.push({ ...spread, text: `{...args:${listOwnAttributes(node).join()}}` })
      }
    })
  if (unread > 0) return undefined
  const [first, last] = [block[0], block.at(-2)]
  const before =
    first && last ? { type: 'Program', start: first.start, end: last.end, body: block.slice(0, -1) } : undefined
  const statements = before && toSourceText(source, before, edits)
  const bound = new Set([args?.name, ...block.flatMap(listDeclared).map(([name]) => name)])
  const { text, uses } = toSourceText(source, jsx, edits)
  return {
    statements: statements?.text ?? '',
    jsx: text,
    uses: [...new Set([...uses, ...(statements?.uses ?? [])])].filter((name) => !bound.has(name)),
  }
}

const listOwnAttributes = ({ attributes }: Node): string[] =>
  (attributes as Node[]).flatMap(({ name }) => ((name as Node | undefined)?.name as string | undefined) ?? [])

type Edit = { start: number; end: number; text: string }

function toSourceText(source: string, node: Node, others: readonly Edit[] = []): SourceText {
  const uses = new Set<string>()
  const bindings = new Set<string>()
  const edits = others.filter(({ start, end }) => start >= node.start && end <= node.end)
  visit(node, (each) => {
    if (each.type === 'Identifier' || (each.type === 'JSXIdentifier' && /^[A-Z]/.test(each.name as string)))
      uses.add(each.name as string)
    for (const name of listBound(each)) bindings.add(name)
    const [callback] = isSpy(each) ? (each.arguments as Node[]) : []
    if (callback)
      edits.push({ start: each.start, end: callback.start, text: '' }, { start: callback.end, end: each.end, text: '' })
    else if (isSpy(each)) edits.push({ ...each, text: '() => {}' })
  })
  let text = source.slice(node.start, node.end)
  for (const edit of edits.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, edit.start - node.start) + edit.text + text.slice(edit.end - node.start)
  return {
    text: dedent(replaceStoryIcons(text), getIndent(source, node.start)),
    uses: [...uses].filter((name) => !bindings.has(name) && !name.endsWith('Icon')),
  }
}

function readArgs(story: Node | undefined, declared: Declared): Record<string, Node> {
  return readProperties(getProperty(story, 'args', declared), declared)
}

function readProperties(object: Node | undefined, declared: Declared): Record<string, Node> {
  return Object.assign(
    {},
    ...listProperties(object).map((each) =>
      each.type === 'SpreadElement'
        ? readProperties(resolve(each.argument as Node, declared), declared)
        : { [getKey(each)]: each.value as Node },
    ),
  )
}

const getIndent = (source: string, at: number): string =>
  source.slice(source.lastIndexOf('\n', at) + 1).match(/^ */)?.[0] ?? ''

const dedent = (text: string, indent: string): string => text.replaceAll(`\n${indent}`, '\n')
