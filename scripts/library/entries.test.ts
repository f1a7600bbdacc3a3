import { describe, expect, it } from 'vitest'
import { extractStyles, rewriteDeclarationImports, splitIndex } from './entries.ts'

describe('splitIndex', () => {
  it('groups the exports of each component and hook', () => {
    const index = [
      "export { Price, type PriceProps } from './components/price/price.js';",
      "export type { Option } from './components/select/option.js';",
      "export { Select } from './components/select/select.js';",
      "export {\n  usePreviousData,\n} from './hooks/use-previous-data.js';",
      '',
    ].join('\n')
    expect(splitIndex(index)).toEqual([
      { name: 'price', text: "export { Price, type PriceProps } from './components/price/price.js';\n" },
      {
        name: 'select',
        text: "export type { Option } from './components/select/option.js';\nexport { Select } from './components/select/select.js';\n",
      },
      { name: 'use-previous-data', text: "export {\n  usePreviousData,\n} from './hooks/use-previous-data.js';\n" },
    ])
  })
})

describe('rewriteDeclarationImports', () => {
  it.each([
    ["import type { A } from '../a/a.tsx';", "import type { A } from '../a/a.js';"],
    ["export { b } from './b.ts';", "export { b } from './b.js';"],
    ['type C = import("./c.tsx").C', 'type C = import("./c.js").C'],
    ["import { d } from 'd.ts';", "import { d } from 'd.ts';"],
  ])('rewrites %s to %s', (declaration, expected) => {
    expect(rewriteDeclarationImports(declaration)).toBe(expected)
  })
})

describe('extractStyles', () => {
  it('empties the lines of stylesheet imports and returns their paths', () => {
    expect(extractStyles("import './menu.css';\nimport { a } from './a.js';\n")).toEqual({
      code: "\nimport { a } from './a.js';\n",
      styles: ['./menu.css'],
    })
  })
})
