import type { Statement, StoryFile } from './story-file.ts'

/** Packages that a project with `@whirligig/ui` has. */
const PUBLIC_PACKAGES = new Set(['@whirligig/ui', 'react', 'lucide-react'])

/** The parts of a story file that a sample needs. */
type StoryParts = {
  /** Imported names by module, as they are written between the braces. */
  imports: ReadonlyMap<string, readonly string[]>
  /** Functions, constants and types of the file. */
  declarations: readonly string[]
}

/** Finds what a sample needs of the story file, and what that needs in turn. */
export function findStoryParts(names: readonly string[], { statements }: StoryFile): StoryParts {
  const found = new Set<string>()
  const queue = [...names]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue
    found.add(name)
    queue.push(...(findStatement(statements, name)?.uses ?? []))
  }
  const isUsed = (name: string) => found.has(name)
  const used = statements.filter((each) => Object.keys(each.names).some(isUsed))
  return {
    imports: new Map(
      used.flatMap(({ from, names }) =>
        from ? [[from, Object.keys(names).flatMap((name) => (isUsed(name) ? (names[name] ?? []) : []))]] : [],
      ),
    ),
    declarations: used.filter(({ from }) => !from).map(({ text }) => text),
  }
}

/** Whether the file declares a name, and all that this needs, without anything of the project besides the library. */
export function isPublic(name: string, file: StoryFile, visited = new Set<string>()): boolean {
  if (visited.has(name)) return true
  visited.add(name)
  const statement = findStatement(file.statements, name)
  if (!statement) return true
  if (statement.from) return PUBLIC_PACKAGES.has(statement.from)
  return statement.uses.every((each) => isPublic(each, file, visited))
}

const findStatement = (statements: readonly Statement[], name: string): Statement | undefined =>
  statements.find(({ names }) => Object.hasOwn(names, name))
