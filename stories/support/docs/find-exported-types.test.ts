import { expect, it } from 'vitest'
import { findExportedTypes } from './find-exported-types.ts'

const SOURCE = `import type { ReactNode } from 'react'

/** Where a text is aligned. */
export type Align = 'start' | 'end'

export type TableColumn<Row> = {
  /** The heading. */
  label: string
  cell: (row: Row) => ReactNode
}

type Hidden = string

/** The props. */
export type TableProps<Row> = {
  columns: TableColumn<Row>[]
}

export type Item =
  | 'separator'
  | { label: string }

export function Table() {}
`

it('returns the exported types with their comments, but neither props nor types that are not exported', () => {
  expect(findExportedTypes([SOURCE])).toEqual([
    "/** Where a text is aligned. */\ntype Align = 'start' | 'end'",
    'type TableColumn<Row> = {\n  /** The heading. */\n  label: string\n  cell: (row: Row) => ReactNode\n}',
    "type Item =\n  | 'separator'\n  | { label: string }",
  ])
})

it('returns nothing for a source without types', () => {
  expect(findExportedTypes(['export const a = 1\n'])).toEqual([])
})
