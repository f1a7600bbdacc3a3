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
    grow: true,
    picture: ({ _id, firstName }) => <Avatar name={firstName} colourKey={_id} size="sm" />,
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    detail: ({ email }) => email ?? <EmptyCell label="email" />,
  },
  {
    id: 'phone',
    header: 'Phone',
    hideWhenNarrow: true,
    minWidth: '7em',
    lineOnCards: true,
    cell: ({ phoneNumber }) => phoneNumber ?? <EmptyCell label="phone number" />,
  },
  {
    id: 'role',
    header: 'Role',
    minWidth: '5.25rem',
    cell: ({ role, merchant, isDisabled }) => (
      <span className="inline-flex flex-wrap gap-1.5">
        <RoleBadge role={ROLE_NAME[role]} />
        {isDisabled || (merchant && !merchant.isActive) ? <Badge tone="danger">Disabled</Badge> : null}
      </span>
    ),
  },
  {
    id: 'provider',
    header: 'Signs in with',
    hideWhenNarrow: true,
    labelOnCards: true,
    cell: ({ provider }) => provider,
  },
  {
    id: 'created',
    header: 'Joined',
    minWidth: '9em',
    labelOnCards: true,
    lineOnCards: true,
    cell: ({ created }) => formatDate(created),
  },
]
