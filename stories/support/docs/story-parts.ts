/** A statement in the first column of a story file, with the comments above it. */
type Statement = {
  text: string
  /** Where an import is from; `undefined` for a declaration. */
  from: string | undefined
  /** The names that it declares, as the file uses them. */
  names: string[]
}

/** The parts of a story file that a sample needs. */
export type StoryParts = {
  /** Imported names by module, as they are written between the braces. */
  imports: ReadonlyMap<string, readonly string[]>
  /** Functions, constants and types of the file. */
  declarations: readonly string[]
}

const NO_NAMES = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|\/\/.*/g
const findNames = (code: string): string[] => code.replace(NO_NAMES, '').match(/\b[A-Za-z_]\w*/g) ?? []

/**
 * Finds what the components of a sample need of the story file that declares them, and what that needs in turn.
 * @param components names that the sample uses
 * @param source the text of the story file; every statement starts in the first column, and only those do
 */
export function findStoryParts(components: readonly string[], source: string): StoryParts {
  const statements = splitStatements(source)
  const needed = new Set<Statement>()
  const names = new Set<string>()
  const queue = [...components]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (names.has(name)) continue
    names.add(name)
    const statement = statements.find((each) => each.names.includes(name))
    if (!statement || needed.has(statement)) continue
    needed.add(statement)
    if (!statement.from) queue.push(...findNames(statement.text))
  }
  const used = statements.filter((statement) => needed.has(statement))
  return {
    imports: new Map(used.flatMap((each) => (each.from ? [[each.from, listSpecifiers(each, names)]] : []))),
    declarations: used.filter(({ from }) => !from).map(({ text }) => text),
  }
}

function splitStatements(source: string): Statement[] {
  const texts = source.split(/\n(?=[a-z]|\/\*\*|\/\/)/)
  const whole: string[] = []
  let comment = ''
  for (const text of texts) {
    if (/^\/[*/]/.test(text)) comment += `${text}\n`
    else {
      whole.push(`${comment}${text}`.trim())
      comment = ''
    }
  }
  return whole.map(toStatement)
}

function toStatement(text: string): Statement {
  const [, imported = '', from] = text.match(/^import (?:type )?([\s\S]*?) from '(.*)'$/) ?? []
  const [, declared] = text.match(/^(?:export )?(?:async )?(?:function|const|type) (\w+)/m) ?? []
  const names = from ? imported.split(/[{},]/).map(toLocalName) : [declared ?? '']
  return { text, from, names: names.filter(Boolean) }
}

/** `type Ref` → `Ref`, `a as b` → `b`. */
const toLocalName = (specifier: string): string => specifier.trim().replace(/^type |^.* as /, '')

const listSpecifiers = ({ text }: Statement, names: ReadonlySet<string>): string[] => {
  const [, imported = ''] = text.match(/\{([\s\S]*?)\}/) ?? []
  const isType = text.startsWith('import type')
  return imported
    .split(',')
    .map((each) => each.trim())
    .filter((each) => names.has(toLocalName(each)))
    .map((each) => (isType ? `type ${each}` : each))
}
