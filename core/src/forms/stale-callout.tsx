import { Button, Callout } from '@whirligig/ui'
import { scrollIntoView } from './form-error.tsx'

export type StaleCalloutProps = {
  /** Says that another user has changed the record. */
  text: string
  onLoad: () => void
  /** The latest version is loading. */
  loading: boolean
  /** A submit was refused: the callout scrolls into view. Otherwise it appears while the user types. */
  refused: boolean
}

/** The callout above a form when another user has changed the record since the form was filled. */
export function StaleCallout({ text, onLoad, loading, refused }: StaleCalloutProps) {
  return (
    <Callout
      ref={refused ? scrollIntoView : undefined}
      tone="error"
      role="alert"
      action={
        <>
          <p className="mb-3 text-ink">Your changes are kept.</p>
          <Button variant="secondary" size="sm" loading={loading} onClick={onLoad}>
            Load the latest version
          </Button>
        </>
      }
    >
      {text}
    </Callout>
  )
}
