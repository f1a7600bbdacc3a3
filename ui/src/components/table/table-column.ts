import type { ReactNode } from 'react'

export type TableColumn<Row> = {
  /** Tells columns apart. */
  id: string
  /** Heads the column, and stands before the value on cards. */
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  /** Any CSS width; without it the browser shares the room out. */
  width?: string
  /**
   * `title` names its row (one column should), `low` gives way first where the table is narrow (cards show it again),
   * `actions` holds buttons: no label on cards, at their foot.
   */
  kind?: 'title' | 'plain' | 'low' | 'actions'
  /** Holds controls, which then lie over the link of the row. `actions` do so anyway. */
  interactive?: boolean
  /** Says the header to assistive technology only, where the cells speak for themselves. */
  headerHidden?: boolean
}
