import { expect, it } from 'vitest'
import { findExportedTypes, listExportedNames } from './find-exported-types.ts'

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

const INDEX = `export { type Activity, ActivityList } from './components/activity-list/activity-list.tsx'
export { Table, type TableColumn, type TableProps } from './components/table/table.tsx'
export type { Align } from './components/table/align.ts'
export { TableOfContents } from './components/table-of-contents/table-of-contents.tsx'
`

it('lists what the package exports from a folder', () => {
  expect(listExportedNames(INDEX, 'table')).toEqual(['Table', 'TableColumn', 'TableProps', 'Align'])
})

it('returns the types with these names and their comments, but none that is not exported', () => {
  expect(findExportedTypes([SOURCE], ['Align', 'TableColumn', 'Item', 'Hidden'])).toEqual([
    "/** Where a text is aligned. */\ntype Align = 'start' | 'end'",
    'type TableColumn<Row> = {\n  /** The heading. */\n  label: string\n  cell: (row: Row) => ReactNode\n}',
    "type Item =\n  | 'separator'\n  | { label: string }",
  ])
})

it('returns nothing for a source without types', () => {
  expect(findExportedTypes(['export const a = 1\n'], ['a'])).toEqual([])
})
