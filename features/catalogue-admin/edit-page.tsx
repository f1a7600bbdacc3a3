import type { EditFormSource } from '@whirligig/core/forms'
import { isNotFound } from '@whirligig/core/http'
import { Button, buttonClass, Card, EmptyState, ErrorState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ActiveSwitch } from './active-switch.tsx'
import type { AdminResource, AdminRow } from './admin-resource.ts'
import { FormPage } from './form-page.tsx'
import { OffNote } from './resource-columns.tsx'
import { useConfirmDelete } from './use-confirm-delete.tsx'

type EditPageBaseProps = {
  id: string
  listHref: string
  /** The page of the row in the shop. */
  shopHref: (slug: string) => string
  /** Called before the row is deleted. Without it the user cannot delete. */
  onDelete?: () => void
  onCancel: () => void
  /** Illustrates the "not found" state. */
  emptyPicture?: ReactNode
}

/** The props of the containers that edit a brand, category or product. */
export type EditContainerProps = EditPageBaseProps & Pick<EditFormSource<unknown>, 'onSaved' | 'onDirtyChange'>

export type EditPageProps<Row extends AdminRow> = EditPageBaseProps & {
  resource: AdminResource<Row>
  /** The label of the link back to the list. @default the resource's plural */
  listTitle?: string
  form: (source: Pick<EditFormSource<Row>, 'latest' | 'refetch'>) => ReactNode
  /** Says below the switch why the row is not in the shop. */
  note?: (row: Row) => string
  /** Further actions that take effect without saving the form. */
  aside?: (row: Row) => ReactNode
}

/** The page that edits a row: its form, and beside it the actions that need no saving. */
export function EditPage<Row extends AdminRow>(props: EditPageProps<Row>) {
  const { resource, listTitle = resource.plural, listHref, onCancel } = props
  return (
    <FormPage title={`Edit ${resource.name}`} listTitle={listTitle} listHref={listHref} onCancel={onCancel}>
      <Content {...props} listTitle={listTitle} />
    </FormPage>
  )
}

function Content<Row extends AdminRow>(props: EditPageProps<Row>) {
  const { resource, form, note, aside } = props
  const { data, status, error, refetch, isFetching } = useAtomValue(resource.rowAtom(props.id))
  const toOptimisticRows = useAtomValue(resource.optimisticRowsAtom)
  const { confirmDelete, dialog } = useConfirmDelete(resource, props.onDelete)
  if (status === 'pending') return <ListSkeleton label={`Loading the ${resource.noun}`} />
  if (!data) {
    return isNotFound(error) ? (
      <EmptyState
        text={`No ${resource.noun} found.`}
        hint="It may have been deleted."
        illustration={props.emptyPicture}
        action={
          <a href={props.listHref} className={buttonClass()}>
            {props.listTitle}
          </a>
        }
      />
    ) : (
      <ErrorState text={`The ${resource.noun} could not be loaded.`} onRetry={() => refetch()} loading={isFetching} />
    )
  }
  const [row = data] = toOptimisticRows([data])
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {form({ latest: data, refetch })}
      <aside aria-label="More actions" className="grid grid-cols-1 gap-6">
        <Card className="grid grid-cols-1 justify-items-start gap-1">
          <ActiveSwitch resource={resource} row={row} label="Active" />
          <OffNote text={note?.(row) ?? ''} />
          {row.isActive ? (
            <a href={props.shopHref(data.slug)} className={`${buttonClass({ variant: 'link', size: 'sm' })} -mx-4`}>
              View in the shop
            </a>
          ) : null}
          {props.onDelete ? (
            <Button variant="quiet" size="sm" onClick={() => confirmDelete(data)} className="-mx-4">
              {`Delete this ${resource.noun}`}
            </Button>
          ) : null}
        </Card>
        {aside?.(data)}
      </aside>
      {dialog}
    </div>
  )
}
