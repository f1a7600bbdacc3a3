import { formatCount, type TroubledMail } from '@whirligig/contract'
import { LazyConfirmDialog } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { useState } from 'react'
import type { MailSelection } from './api.ts'
import { discardMailsAtom, retryMailsAtom } from './atoms.ts'

type Action = 'retry' | 'discard'
type Question = { action: Action; title: string; description: string; confirmLabel: string; selection: MailSelection }

const DISCARDED = 'The recipient never gets it. This cannot be undone.'
const ALL_DISCARDED = 'Their recipients never get them. This cannot be undone.'
const ALL_RETRIED = 'Each mail is sent at once, also old ones. Do this when the mail server works again.'

/** Retries and discards mails. All but the retry of one mail is confirmed first. */
export function useMailActions() {
  const [question, setQuestion] = useState<(Question & { open: boolean }) | null>(null)
  const [retrying, retry] = useAtom(retryMailsAtom)
  const [discarding, discard] = useAtom(discardMailsAtom)
  const ask = (next: Question) => setQuestion({ ...next, open: true })
  const close = () => setQuestion((last) => last && { ...last, open: false })
  const run = (action: Action, selection: MailSelection) =>
    // The query client shows the error toast.
    (action === 'retry' ? retry : discard)(selection).catch(() => undefined)
  return {
    isPending: retrying.isPending || discarding.isPending,
    retryOne: (mail: TroubledMail) => void run('retry', mail),
    retryAll: (count: number) =>
      ask({
        ...{ action: 'retry', selection: 'all', description: ALL_RETRIED, confirmLabel: 'Retry all' },
        title: `Send ${formatCount(count, 'mail')} again?`,
      }),
    discardOne: (mail: TroubledMail) =>
      ask({
        ...{ action: 'discard', selection: mail, description: DISCARDED, confirmLabel: 'Discard' },
        title: `Discard the mail to ${mail.to}?`,
      }),
    discardAll: (count: number) =>
      ask({
        ...{ action: 'discard', selection: 'all', description: ALL_DISCARDED, confirmLabel: 'Discard all' },
        title: `Discard ${formatCount(count, 'mail')}?`,
      }),
    dialog: (
      <LazyConfirmDialog
        open={question?.open ?? false}
        title={question?.title ?? ''}
        description={question?.description}
        confirmLabel={question?.confirmLabel ?? ''}
        onConfirm={() => {
          close()
          if (question) void run(question.action, question.selection)
        }}
        onCancel={close}
      />
    ),
  }
}
