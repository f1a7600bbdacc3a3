import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './base-commit.ts'
import type { ColorChange } from './pixel-diff.ts'

/** A design token whose colour differs between two revisions, in one theme. */
export type TokenChange = ColorChange & { token: string }

const TOKENS_FILE = 'ui/src/tokens.json'

/** The parts of a design token file that are used here: see the Design Tokens format. */
type Color = { hex?: string }
type Token = { $extensions?: { mode?: Record<string, Color> } }

/** Finds the colour tokens that differ between a commit and the working tree. Empty if the commit has no tokens file. */
export function findTokenChanges(root: string, base: string): TokenChange[] {
  const file = join(root, TOKENS_FILE)
  if (!existsSync(file)) return []
  try {
    return compareTokens(git(root, 'show', `${base}:${TOKENS_FILE}`), readFileSync(file, 'utf8'))
  } catch {
    return [] // the base is older than the file, so no token can be named
  }
}

/** Compares the colours of two token files, in each theme. */
export function compareTokens(before: string, after: string): TokenChange[] {
  const colorsBefore = readColors(before)
  return [...readColors(after)].flatMap(([key, to]) => {
    const from = colorsBefore.get(key)
    return from && from !== to ? [{ token: key.split('/')[0] ?? key, from, to }] : []
  })
}

/** The colours of a file by `token/theme`. */
function readColors(json: string): Map<string, string> {
  const file: { color?: Record<string, Token> } = JSON.parse(json)
  const colors = new Map<string, string>()
  for (const [token, { $extensions }] of Object.entries(file.color ?? {}))
    for (const [theme, { hex }] of Object.entries($extensions?.mode ?? {}))
      if (hex) colors.set(`${token}/${theme}`, hex)
  return colors
}
