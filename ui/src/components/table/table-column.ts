import type { ReactNode } from 'react'

export type TableColumn<Row> = {
  /** Unique among the columns; used as the React key. */
  id: string
  /** Column heading in the table layout, label of the value in the card layout. */
  header: string
  /** Returns the value of a row. */
  cell: (row: Row) => ReactNode
  /** A picture before a `title`. */
  picture?: (row: Row) => ReactNode
  /** A line below a `title`. It is neither part of the link nor of the name that the title gives its row. */
  detail?: (row: Row) => ReactNode
  /** Use `end` for numbers. */
  align?: 'start' | 'end'
  /** Any CSS width. Without it the browser decides. */
  width?: string
  /**
   * The space that values get at least, beside a column with `grow`: the width of a typical value, such as `9em` for a date. `em`
   * is the size of the text in rows. The column then keeps its place when rows arrive; longer values widen it.
   */
  minWidth?: string
  /**
   * `title` names its row; set it on one column. `actions` holds buttons, which have no label and come last in the card
   * layout.
   */
  kind?: 'title' | 'plain' | 'actions'
  /** Hides the column while the table is narrower than 56rem. The card layout shows it. */
  hideWhenNarrow?: boolean
  /** Raises the cell above the row's link, so that its controls receive clicks. Always on for `actions`. */
  interactive?: boolean
  /** In a compact table: takes the remaining width, and cuts off what is longer; `whenNarrow` does so below 56rem. */
  grow?: boolean | 'whenNarrow'
  /** In a compact table: shows the heading beside the value in the card layout, for a switch or a value that does not explain itself. */
  labelOnCards?: boolean
  /** In a compact table: puts the value on a line of its own in the card layout, so that all cards look alike. `grow` does so, too. */
  lineOnCards?: boolean
  /** Rows can be sorted by this column; a first click sorts in this direction. Needs the table's `onSort`. */
  sortFirst?: 'ascending' | 'descending'
  /**
   * Keeps the heading for assistive technology only. In a compact table, controls without a visible heading, such as a row's menu, are
   * in the bottom corner of a card.
   */
  headerHidden?: boolean
}

/** Whether the cells of a column are in the corner of compact cards, so that their button never wraps to a line of its own. */
export const isCornerColumn = <Row>(column: TableColumn<Row>, compact: boolean): boolean =>
  compact && column.headerHidden === true && column.interactive === true
