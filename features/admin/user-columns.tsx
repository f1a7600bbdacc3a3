import { formatDate, ROLE_NAME, type User } from '@whirligig/contract'
import { Avatar, Badge, RoleBadge, type TableColumn } from '@whirligig/ui'

/** A dash; screen readers read "No email". */
const EmptyCell = ({ label }: { label: string }) => (
  <span className="text-ink-soft">
    <span aria-hidden="true">–</span>
    <span className="sr-only">No {label}</span>
  </span>
)

export const USER_COLUMNS: readonly TableColumn<User>[] = [
  {
    id: 'name',
    header: 'Name',
    kind: 'title',
    cell: ({ _id, firstName, lastName }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={firstName} colourKey={_id} size="sm" />
        <span className="min-w-0">
          {firstName} {lastName}
        </span>
      </span>
    ),
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ email, phoneNumber }) => (
      <span className="grid">
        {email ? <span>{email}</span> : <EmptyCell label="email" />}
        {phoneNumber ? <span className="text-sm text-ink-soft">{phoneNumber}</span> : null}
      </span>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role, merchant, isDisabled }) => (
      <span className="inline-flex flex-wrap justify-end gap-1.5 @2xl:justify-start">
        <RoleBadge role={ROLE_NAME[role]} />
        {isDisabled || (merchant && !merchant.isActive) ? <Badge tone="danger">Disabled</Badge> : null}
      </span>
    ),
  },
  { id: 'provider', header: 'Signs in with', hideWhenNarrow: true, cell: ({ provider }) => provider },
  {
    id: 'created',
    header: 'Joined',
    cell: ({ created }) => <span className="whitespace-nowrap">{formatDate(created)}</span>,
  },
]
