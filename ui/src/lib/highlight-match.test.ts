import { expect, it } from 'vitest'
import { highlightMatch } from './highlight-match.ts'

it.each([
  ['Teddy Bears', 'ted', '[Ted]dy Bears'],
  ['Teddy Bears', ' BEA ', 'Teddy [Bea]rs'],
  ['Teddy Bears', 'ars', 'Teddy Be[ars]'],
  ['Rubix Cube', 'rubix cube', '[Rubix Cube]'],
  ['Rubix Cube', 'robot', 'Rubix Cube'],
  ['Rubix Cube', '   ', 'Rubix Cube'],
  ['Dino (big)', '(', 'Dino [(]big)'],
  ['Blocks [2] - 5+ {A|B} ^1.5\\$', '[2] - 5+ {A|B} ^1.5\\$', 'Blocks [[2] - 5+ {A|B} ^1.5\\$]'],
  ['İİ Teddy Bears', 'teddy', 'İİ [Teddy] Bears'],
  ['Ζώο ΛΎΚΟΣ', 'λύκος', 'Ζώο [ΛΎΚΟΣ]'],
  ['Robot 🤖 Dino', 'dino', 'Robot 🤖 [Dino]'],
])('splits %j by %j into %j', (name, term, marked) => {
  const { before, match, after } = highlightMatch(name, term)
  expect(match ? `${before}[${match}]${after}` : before + after).toBe(marked)
})
