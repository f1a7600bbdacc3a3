import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { BASIC_RANGES, subsetFonts } from './subset-fonts.ts'

const readSource = (path: string) => readFile(new URL(`../src/${path}`, import.meta.url))

describe('fonts of the first view', () => {
  it('are those that the installed packages give', async () => {
    for (const { name, content } of await subsetFonts()) {
      expect((await readSource(`fonts/${name}`)).equals(content), `${name} is out of date: run npm run fonts`).toBe(
        true,
      )
    }
  })

  it('have the characters that fonts.css names', async () => {
    const format = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
    const ranges = BASIC_RANGES.map(([first, last]) =>
      first === last ? `U+${format(first)}` : `U+${format(first)}-${format(last)}`,
    )
    const css = (await readSource('fonts.css')).toString()
    const declared = [...css.matchAll(/-basic\.woff2"\)[^}]*?unicode-range: ([^;]+);/g)].map(([, range]) => range)
    expect(declared).toEqual([ranges.join(', '), ranges.join(', ')])
  })
})
