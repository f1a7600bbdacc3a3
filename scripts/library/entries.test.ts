import { describe, expect, it } from 'vitest'
import { entriesOf, withJsImports, withoutStyles } from './entries.ts'

describe('entriesOf', () => {
  it('gathers what belongs to one component', () => {
    const index = [
      "export { Price, type PriceProps } from './components/price/price.js';",
      "export type { Option } from './components/select/option-of.js';",
      "export { Select } from './components/select/select.js';",
      "export {\n  usePreviousData,\n} from './hooks/use-previous-data.js';",
      '',
    ].join('\n')
    expect(entriesOf(index)).toEqual([
      { name: 'price', text: "export { Price, type PriceProps } from './components/price/price.js';\n" },
      {
        name: 'select',
        text: "export type { Option } from './components/select/option-of.js';\nexport { Select } from './components/select/select.js';\n",
      },
      { name: 'use-previous-data', text: "export {\n  usePreviousData,\n} from './hooks/use-previous-data.js';\n" },
    ])
  })
})

describe('withJsImports', () => {
  it.each([
    ["import type { A } from '../a/a.tsx';", "import type { A } from '../a/a.js';"],
    ["export { b } from './b.ts';", "export { b } from './b.js';"],
    ['type C = import("./c.tsx").C', 'type C = import("./c.js").C'],
    ["import { d } from 'd.ts';", "import { d } from 'd.ts';"],
  ])('%s', (declaration, expected) => {
    expect(withJsImports(declaration)).toBe(expected)
  })
})

describe('withoutStyles', () => {
  it('takes stylesheets out of code', () => {
    expect(withoutStyles("import './menu.css';\nimport { a } from './a.js';\n")).toEqual({
      code: "import { a } from './a.js';\n",
      styles: ['./menu.css'],
    })
  })
})
