import type { SavedView } from '@whirligig/contract'
import { ConfirmPopover, IconButton } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { Trash2 } from 'lucide-react'
import { deleteViewAtom } from './atoms.ts'

export type ViewRowsProps = {
  views: readonly SavedView[]
  toHref: (query: string) => string
  /** Called when the user follows a link. */
  onFollow: () => void
}

/** The saved views of a list, each with a button that deletes it. */
export function ViewRows({ views, toHref, onFollow }: ViewRowsProps) {
  const deleteView = useSetAtom(deleteViewAtom)
  if (views.length === 0) return null
  return (
    <ul aria-label="Saved views" className="list-none divide-y divide-line p-0">
      {views.map(({ _id, name, query }) => (
        <li key={_id} className="flex items-center justify-between gap-3 py-1">
          <a
            href={toHref(query)}
            onClick={onFollow}
            className="min-w-0 py-2 font-semibold text-sky-text wrap-anywhere underline-offset-4"
          >
            {name}
          </a>
          <ConfirmPopover
            trigger={<IconButton label={`Delete ${name}`} icon={<Trash2 aria-hidden="true" />} size="sm" />}
            title={`Delete ${name}?`}
            confirmLabel="Delete"
            onConfirm={() => {
              deleteView(_id).catch(() => undefined) // the error toast is shown
            }}
          />
        </li>
      ))}
    </ul>
  )
}
