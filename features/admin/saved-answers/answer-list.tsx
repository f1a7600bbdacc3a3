import { fillSavedAnswer, type SavedAnswer } from '@whirligig/contract'
import { ConfirmPopover, EmptyState, ErrorState, IconButton, ListSkeleton, SearchInput } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteAnswerAtom, savedAnswersAtom } from './atoms.ts'

/** From this number of answers on, the list can be searched. */
const SEARCH_FROM = 6

export type AnswerListProps = {
  /** The person that is answered. */
  name: string
  /** The id of the button that edits an answer. */
  toEditId: (answer: SavedAnswer) => string
  onEdit: (answer: SavedAnswer) => void
  /** Called with the text of the chosen answer, which has the person's first name. */
  onInsert: (text: string) => void
}

/** The saved answers, by title. */
export function AnswerList({ name, toEditId, onEdit, onInsert }: AnswerListProps) {
  const { status, data = [], refetch, isFetching } = useAtomValue(savedAnswersAtom)
  const [search, setSearch] = useState('')
  if (status === 'pending') return <ListSkeleton label="Loading saved answers" rows={4} />
  if (status === 'error') {
    return <ErrorState text="The saved answers could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  if (data.length === 0) {
    return (
      <EmptyState text="No saved answers yet." hint="Save what you write often, for yourself and your colleagues." />
    )
  }
  const term = search.trim().toLowerCase()
  const found = data.filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(term))
  return (
    <>
      {data.length >= SEARCH_FROM ? (
        <SearchInput label="Search saved answers" value={search} onChange={setSearch} className="mb-3" />
      ) : null}
      <ul aria-label="Saved answers" className="list-none divide-y divide-line p-0">
        {found.map((answer) => (
          <AnswerRow
            key={answer._id}
            answer={answer}
            filled={fillSavedAnswer(answer.text, name)}
            editId={toEditId(answer)}
            onInsert={onInsert}
            onEdit={onEdit}
          />
        ))}
      </ul>
      <p role="status" className={found.length === 0 ? 'py-4 text-ink-soft' : 'sr-only'}>
        {term === '' ? '' : found.length === 0 ? 'No saved answer found.' : `${found.length} found`}
      </p>
    </>
  )
}

type AnswerRowProps = Pick<AnswerListProps, 'onEdit' | 'onInsert'> & {
  answer: SavedAnswer
  filled: string
  editId: string
}

function AnswerRow({ answer, filled, editId, onEdit, onInsert }: AnswerRowProps) {
  const deleteAnswer = useSetAtom(deleteAnswerAtom)
  const { _id, title } = answer
  return (
    <li className="flex items-start gap-1 py-1">
      <button
        type="button"
        onClick={() => onInsert(filled)}
        className="min-w-0 flex-1 rounded-control p-2 text-start hover:bg-paper-deep"
      >
        <span className="sr-only">Insert </span>
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{filled}</span>
      </button>
      <IconButton
        id={editId}
        label={`Edit ${title}`}
        icon={<Pencil aria-hidden="true" />}
        size="sm"
        className="mt-1"
        onClick={() => onEdit(answer)}
      />
      <ConfirmPopover
        trigger={
          <IconButton label={`Delete ${title}`} icon={<Trash2 aria-hidden="true" />} size="sm" className="mt-1" />
        }
        title={`Delete ${title}?`}
        description="It is gone for your colleagues too."
        confirmLabel="Delete"
        onConfirm={() => {
          deleteAnswer(_id).catch(() => undefined) // the error toast is shown
        }}
      />
    </li>
  )
}
