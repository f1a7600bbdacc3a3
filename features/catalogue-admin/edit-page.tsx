import type { EditFormSource } from '@whirligig/core/forms'
import { isNotFound } from '@whirligig/core/http'
import { Button, buttonClass, EmptyState, ErrorState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ActiveSwitch } from './active-switch.tsx'
import { FormPage } from './form-page.tsx'
import type { StaffKind, StaffRow } from './staff-kind.ts'
import { useDeleteQuestion } from './use-delete-question.tsx'

/** What the page of one is given by whoever knows where it is. */
export type EditPlace = {
  id: string
  /** All of the kind. */
  listHref: string
  /** The thing as shoppers see it. */
  shopHref: (slug: string) => string
  /** It is being deleted. Only for who may. */
  onDelete?: () => void
  onCancel: () => void
  /** The picture over 'No brand found.' */
  emptyPicture?: ReactNode
}

/** The same with what its form tells. */
export type EditContainerProps = EditPlace & Pick<EditFormSource<unknown>, 'onSaved' | 'onDirtyChange'>

export type EditPageProps<Row extends StaffRow> = EditPlace & {
  kind: StaffKind<Row>
  /** What the way back is called. */
  listTitle?: string
  form: (editing: Pick<EditFormSource<Row>, 'latest' | 'refetch'>) => ReactNode
  /** What else is done without saving. */
  aside?: (row: Row) => ReactNode
}

/** The page of something that is there: its form, and beside it what is done without saving. */
export function EditPage<Row extends StaffRow>(props: EditPageProps<Row>) {
  const { kind, listTitle = kind.plural, listHref, onCancel } = props
  return (
    <FormPage title={`Edit ${kind.name}`} listTitle={listTitle} listHref={listHref} onCancel={onCancel}>
      <Content {...props} listTitle={listTitle} />
    </FormPage>
  )
}

function Content<Row extends StaffRow>(props: EditPageProps<Row>) {
  const { kind, form, aside } = props
  const { data, status, error, refetch, isFetching } = useAtomValue(kind.rowAtom(props.id))
  const asItWillBe = useAtomValue(kind.shownAtom)
  const { ask, question } = useDeleteQuestion(kind, props.onDelete)
  if (status === 'pending') return <ListSkeleton label={`Loading the ${kind.noun}`} />
  if (!data) {
    return isNotFound(error) ? (
      <EmptyState
        text={`No ${kind.noun} found.`}
        hint="It may have been deleted."
        illustration={props.emptyPicture}
        action={
          <a href={props.listHref} className={buttonClass()}>
            {props.listTitle}
          </a>
        }
      />
    ) : (
      <ErrorState text={`The ${kind.noun} could not be loaded.`} onRetry={() => refetch()} loading={isFetching} />
    )
  }
  const [shown = data] = asItWillBe([data])
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {form({ latest: data, refetch })}
      <aside aria-label="Without saving" className="grid gap-6">
        <div className="grid justify-items-start gap-1 rounded-panel border border-line bg-card p-5 shadow-card">
          <ActiveSwitch kind={kind} row={shown} label="Active" />
          <a href={props.shopHref(data.slug)} className={`${buttonClass({ variant: 'link', size: 'sm' })} -mx-4`}>
            See it in the shop
          </a>
          {props.onDelete ? (
            <Button variant="quiet" size="sm" onClick={() => ask(data)} className="-mx-4">
              {`Delete this ${kind.noun}`}
            </Button>
          ) : null}
        </div>
        {aside?.(data)}
      </aside>
      {question}
    </div>
  )
}
