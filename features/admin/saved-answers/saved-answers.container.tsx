import type { SavedAnswer } from '@whirligig/contract'
import { Button, Drawer, UnsavedDialog } from '@whirligig/ui'
import { MessageSquareQuote } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { AnswerList } from './answer-list.tsx'
import { SavedAnswerForm } from './saved-answer-form.tsx'

export type SavedAnswersContainerProps = {
  /** The person that is answered. */
  name: string
  /** Called with the text of the chosen answer, which has the person's first name. The drawer has closed: focus the text field. */
  onInsert: (text: string) => void
}

/** The button that opens the answers which staff have saved, to insert one, and to add, change and delete them. */
export function SavedAnswersContainer({ name, onInsert }: SavedAnswersContainerProps) {
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<SavedAnswer | 'new' | null>(null)
  const [isDirty, setDirty] = useState(false)
  /** What the user wants to leave unsaved changes for. */
  const [leaveTo, setLeaveTo] = useState<'list' | 'page' | null>(null)
  const id = useId()
  const toButtonId = (answer: SavedAnswer | 'new') => `${id}-${answer === 'new' ? answer : answer._id}`

  function closeForm(): void {
    setEdited(null)
    setDirty(false)
  }
  /** Returns from the form to the button of the list that opened it. */
  function showList(): void {
    flushSync(closeForm)
    if (edited) document.getElementById(toButtonId(edited))?.focus()
  }
  function close(): void {
    setOpen(false)
    closeForm()
  }
  const leave = (to: 'list' | 'page') => (isDirty ? setLeaveTo(to) : to === 'list' ? showList() : close())

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<MessageSquareQuote aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        Saved answers
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => leave('page')}
        title={edited === null ? 'Saved answers' : edited === 'new' ? 'New saved answer' : 'Edit saved answer'}
        footer={
          edited === null ? (
            <Button id={toButtonId('new')} variant="secondary" className="w-full" onClick={() => setEdited('new')}>
              New saved answer
            </Button>
          ) : undefined
        }
      >
        {edited === null ? (
          <AnswerList
            name={name}
            toEditId={toButtonId}
            onEdit={setEdited}
            onInsert={(text) => {
              // The open drawer would keep the focus.
              flushSync(close)
              onInsert(text)
            }}
          />
        ) : (
          <SavedAnswerForm
            key={edited === 'new' ? 'new' : edited._id}
            answer={edited === 'new' ? undefined : edited}
            onDirtyChange={setDirty}
            onSaved={showList}
            onCancel={() => leave('list')}
          />
        )}
      </Drawer>
      <UnsavedDialog
        open={leaveTo !== null}
        onStay={() => setLeaveTo(null)}
        onLeave={() => {
          // The open question would keep the focus.
          flushSync(() => setLeaveTo(null))
          if (leaveTo === 'list') showList()
          else close()
        }}
      />
    </>
  )
}
