import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))

/** The plays of a file: the line with `play:` and the lines that are indented more. */
const listPlays = (source: string) => [...source.matchAll(/^( *)play: .*(?:\n(?:\1 .*)?)*/gm)].map(([play]) => play)

/** Plays that only find something pass in too many states. They must expect something or use the page. */
const isOnlyFinding = (play: string) =>
  /\b(find|get|query)(All)?By/.test(play) && !/expect|userEvent|fireEvent|\bcontext\b/i.test(play)

it('finds the plays in the sources', () => {
  const source = `
  play: () => expectPage('Login'),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading users')
  },
`
  expect(listPlays(source).map(isOnlyFinding)).toEqual([false, true])
})

it.each(FILES)('%s has only plays that expect something or use the page', (file) => {
  const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
  expect(listPlays(source).filter(isOnlyFinding)).toEqual([])
})
