import { PAGE_SIZE } from '@whirligig/contract'
import { InlineSelect } from '@whirligig/ui'

const ROWS = [PAGE_SIZE.orders, 50, PAGE_SIZE.max].map((rows) => ({ value: rows, label: String(rows) }))

/** How many orders a page of a staff list has. */
export const RowsSelect = ({ value, onChange }: { value: number; onChange: (rows: number) => void }) => (
  <InlineSelect label="Rows" options={ROWS} value={value} onChange={onChange} />
)
