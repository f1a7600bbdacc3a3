import { IconButton, type TableColumn, Text } from '@whirligig/ui'
import { Trash2 } from 'lucide-react'
import { ActiveSwitch } from './active-switch.tsx'
import type { AdminResource, AdminRow } from './admin-resource.ts'

/** The name, with the description below it. */
export const nameColumn = <Row extends { name: string; description: string }>(header: string): TableColumn<Row> => ({
  id: 'name',
  header,
  kind: 'title',
  grow: true,
  cell: ({ name }) => name,
  detail: ({ description }) => <span className="block truncate">{description}</span>,
})

/** @param note says below the switch why a row is not in the shop */
export const activeColumn = <Row extends AdminRow>(
  resource: AdminResource<Row>,
  note: (row: Row) => string = () => '',
): TableColumn<Row> => ({
  id: 'active',
  header: 'Active',
  labelOnCards: true,
  interactive: true,
  cell: (row) => (
    <>
      <ActiveSwitch resource={resource} row={row} label={`${row.name} active`} labelHidden />
      <OffNote text={note(row)} />
    </>
  ),
})

/** Says why a row is not in the shop. Renders nothing without a text. */
export function OffNote({ text }: { text: string }) {
  return text ? (
    <Text size="sm" tone="soft" className="text-pretty @xl:max-w-48">
      {text}
    </Text>
  ) : null
}

export const deleteColumn = <Row extends AdminRow>(onDelete: (row: Row) => void): TableColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  align: 'end',
  interactive: true,
  headerHidden: true,
  cell: (row) => (
    <IconButton
      label={`Delete ${row.name}`}
      icon={<Trash2 aria-hidden="true" />}
      tone="danger"
      size="sm"
      onClick={() => onDelete(row)}
    />
  ),
})
