import type { ViewList } from '@whirligig/contract'
import { Dialog, ErrorState, Menu, type MenuEntry, type MenuProps, Stack } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { savedViewsAtom } from './atoms.ts'
import { SaveViewForm } from './save-view-form.tsx'
import { ViewRows } from './view-rows.tsx'

export type SavedViewsContainerProps = Pick<MenuProps, 'trigger' | 'defaultOpen'> & {
  list: ViewList
  /** The query of the list's address without `?` and page; '' for the list as it opens. */
  query: string
  /** Returns the address of the list with a query. */
  toHref: (query: string) => string
}

/** A menu of what the user has saved of a list: its filters, search and order. */
export function SavedViewsContainer({ trigger, defaultOpen, list, query, toHref }: SavedViewsContainerProps) {
  const { data = [], status, refetch, isFetching } = useAtomValue(savedViewsAtom)
  const [isOpen, setOpen] = useState(false)
  const views = data.filter((view) => view.list === list)
  const items: MenuEntry[] = [
    ...views.map((view) => ({
      label: view.name,
      href: toHref(view.query),
      icon: view.query === query ? <CurrentMark /> : <span className="size-5" />,
    })),
    ...(views.length > 0 ? (['separator'] as const) : []),
    { label: 'Save or delete views…', onSelect: () => setOpen(true) },
  ]
  return (
    <>
      <Menu trigger={trigger} defaultOpen={defaultOpen} items={items} align="end" />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Views of this list"
        description="A view keeps what the list shows now. Only you see your views."
      >
        {status === 'error' ? (
          <ErrorState text="Your views could not be loaded." onRetry={() => refetch()} loading={isFetching} />
        ) : (
          <Stack gap={6}>
            <SaveViewForm list={list} query={query} names={views.map(({ name }) => name)} />
            <ViewRows views={views} toHref={toHref} onFollow={() => setOpen(false)} />
          </Stack>
        )}
      </Dialog>
    </>
  )
}

const CurrentMark = () => (
  <>
    <Check aria-hidden="true" className="size-5" />
    <span className="sr-only">Shown now: </span>
  </>
)
