import { Button, Callout } from '@whirligig/ui'

export type StaleCalloutProps = {
  /** Says that another user has changed the record. */
  text: string
  onLoad: () => void
  /** The latest version is loading. */
  loading: boolean
}

/** The callout above a form when another user has changed the record since the form was filled. */
export function StaleCallout({ text, onLoad, loading }: StaleCalloutProps) {
  return (
    <Callout
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
