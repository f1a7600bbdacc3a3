import { Button, type TableColumn } from '@whirligig/ui'
import { ActiveSwitch } from './active-switch.tsx'
import type { AdminResource, AdminRow } from './admin-resource.ts'

/** The name, with the description below it. */
export const nameColumn = <Row extends { name: string; description: string }>(header: string): TableColumn<Row> => ({
  id: 'name',
  header,
  kind: 'title',
  cell: ({ name, description }) => (
    <>
      <span className="block leading-snug">{name}</span>
      {/* An inline block, so that the underline of the link does not extend to it. */}
      <span className="inline-block w-full text-sm leading-snug font-normal text-ink-soft">
        <span className="line-clamp-2">{description}</span>
      </span>
    </>
  ),
})

export const activeColumn = <Row extends AdminRow>(resource: AdminResource<Row>): TableColumn<Row> => ({
  id: 'active',
  header: 'Active',
  interactive: true,
  cell: (row) => <ActiveSwitch resource={resource} row={row} label={`${row.name} active`} labelHidden />,
})

export const deleteColumn = <Row extends AdminRow>(onDelete: (row: Row) => void): TableColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  kind: 'actions',
  headerHidden: true,
  cell: (row) => (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Delete ${row.name}`}
      onClick={() => onDelete(row)}
      className="w-full whitespace-nowrap @2xl:w-auto"
    >
      Delete
    </Button>
  ),
})
