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
  getChild,
  getKey,
  getProperty,
  getText,
  isSpy,
  listBound,
  listChildren,
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
  const value = getChild(
    listProperties(meta).find((each) => getKey(each) === 'component'),
    'value',
  )
  return getText(value?.type === 'TSInstantiationExpression' ? getChild(value, 'expression') : value, 'name')
}

const mapValues = <A, B>(values: Record<string, A>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))

function toStatement(source: string, node: Node, previousEnd: number): Statement[] {
  if (node.type === 'ImportDeclaration') {
    const names = listChildren(node, 'specifiers').map((each) => {
      const isType = node.importKind === 'type' || each.importKind === 'type'
      return [
        getText(getChild(each, 'local'), 'name'),
        `${isType ? 'type ' : ''}${source.slice(each.start, each.end).replace(/^type /, '')}`,
      ]
    })
    return [{ text: '', uses: [], from: getText(getChild(node, 'source'), 'value'), names: Object.fromEntries(names) }]
  }
  const names = Object.fromEntries(listDeclared(node).map(([name]) => [name, name]))
  if (Object.keys(names).length === 0) return []
  const { text, uses } = toSourceText(source, node)
  const comment = source.slice(previousEnd, node.start).trim().split('\n\n').at(-1)
  return [{ text: comment ? `${comment}\n${text}` : text, uses, names }]
}

/** Reads a function with at most one parameter, whose last statement is a `return` of JSX. */
function readRender(source: string, render: Node): StoryRender | undefined {
  const [args, ...others] = listChildren(render, 'params')
  if (!/Function/.test(render.type) || others.length > 0 || (args && args.type !== 'Identifier')) return undefined
  const body = getChild(render, 'body')
  const block: Node[] =
    body?.type === 'BlockStatement'
      ? listChildren(body, 'body')
      : [{ type: 'ReturnStatement', start: 0, end: 0, argument: body }]
  const jsx = block.at(-1)?.type === 'ReturnStatement' ? getChild(block.at(-1), 'argument') : undefined
  if (!jsx?.type.startsWith('JSX')) return undefined
  const edits: Edit[] = []
  let unread = 0
  for (const part of block)
    visit(part, (node) => {
      if (node.type === 'Identifier' && node.name === args?.name) unread++
      const object = node.type === 'MemberExpression' && !node.computed ? getChild(node, 'object') : undefined
      if (object && object.name === args?.name) {
        unread--
        edits.push({ ...object, text: 'args' })
      }
      if (node.type !== 'JSXOpeningElement') return
      for (const spread of listChildren(node, 'attributes')) {
        if (spread.type !== 'JSXSpreadAttribute' || getChild(spread, 'argument')?.name !== args?.name) continue
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

const listOwnAttributes = (tag: Node): string[] =>
  listChildren(tag, 'attributes').flatMap((each) => getText(getChild(each, 'name'), 'name') || [])

type Edit = { start: number; end: number; text: string }

function toSourceText(source: string, node: Node, others: readonly Edit[] = []): SourceText {
  const uses = new Set<string>()
  const bindings = new Set<string>()
  const edits = others.filter(({ start, end }) => start >= node.start && end <= node.end)
  visit(node, (each) => {
    const name = getText(each, 'name')
    if (each.type === 'Identifier' || (each.type === 'JSXIdentifier' && /^[A-Z]/.test(name))) uses.add(name)
    for (const bound of listBound(each)) bindings.add(bound)
    const [callback] = isSpy(each) ? listChildren(each, 'arguments') : []
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
    ...listProperties(object).map((each) => {
      const value = getChild(each, 'value')
      return value ? { [getKey(each)]: value } : readProperties(resolve(getChild(each, 'argument'), declared), declared)
    }),
  )
}

const getIndent = (source: string, at: number): string =>
  source.slice(source.lastIndexOf('\n', at) + 1).match(/^ */)?.[0] ?? ''

const dedent = (text: string, indent: string): string => text.replaceAll(`\n${indent}`, '\n')
