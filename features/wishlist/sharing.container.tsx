import { Button, ErrorState, Field, Skeleton, TextInput } from '@whirligig/ui'
import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { setSharedAtom, shareTokenAtom } from './sharing-atoms.ts'

export type SharingContainerProps = {
  /** Returns the absolute URL of a shared wishlist. */
  sharedUrl: (token: string) => string
  /** Renders the button that shares a URL or copies it. */
  renderShare: (url: string) => ReactNode
}

/** Shares the wishlist of the current user by a link, and stops sharing it. */
export function SharingContainer({ sharedUrl, renderShare }: SharingContainerProps) {
  const { status, data: token, refetch, isFetching } = useAtomValue(shareTokenAtom)
  const [{ isPending }, setShared] = useAtom(setSharedAtom)
  const change = (isShared: boolean) => setShared(isShared).catch(() => undefined) // the error toast is shown
  return (
    <section
      aria-label="Share your wishlist"
      className="mt-8 grid grid-cols-1 gap-3 rounded-panel border border-line bg-card p-4 sm:p-6"
    >
      {status === 'pending' ? (
        <Skeleton className="h-24" />
      ) : status === 'error' ? (
        <ErrorState text="The link could not be loaded." onRetry={() => refetch()} loading={isFetching} />
      ) : token === null ? (
        <>
          <p>Share your wishlist with friends and family. Everyone with the link sees the toys, but not your name.</p>
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            loading={isPending}
            onClick={() => change(true)}
          >
            Create a link
          </Button>
        </>
      ) : (
        <>
          <Field label="Link to your wishlist" hint="Everyone with the link sees the toys, but not your name.">
            <TextInput
              value={sharedUrl(token)}
              readOnly
              onChange={() => {}}
              onFocus={(event) => event.target.select()}
            />
          </Field>
          <div className="flex flex-wrap items-center gap-3">
            {renderShare(sharedUrl(token))}
            <Button variant="secondary" size="sm" loading={isPending} onClick={() => change(false)}>
              Stop sharing
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
