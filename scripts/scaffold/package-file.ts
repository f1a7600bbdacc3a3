import { readFileSync, writeFileSync } from 'node:fs'

type PackageFile = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

const read = (path: string): PackageFile => JSON.parse(readFileSync(path, 'utf8'))

/** Returns the dependencies of a package.json with their versions. */
export const readDependencies = (path: string): Record<string, string> => read(path).dependencies ?? {}

/** Adds a workspace package to a package.json, in npm's layout: sorted by name and indented by two spaces. */
export function addWorkspacePackage(
  path: string,
  section: 'dependencies' | 'devDependencies',
  packageName: string,
): void {
  const file = read(path)
  const entries = Object.entries({ ...file[section], [packageName]: '*' })
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path, `${JSON.stringify({ ...file, [section]: sorted }, null, 2)}\n`)
}
