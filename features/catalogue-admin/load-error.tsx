import { Button } from '@whirligig/ui'

export type LoadErrorProps = {
  /** `The products could not be loaded.` */
  text: string
  loading: boolean
  onRetry: () => void
}

/** Says below a field that its options could not be loaded. */
export const LoadError = ({ text, loading, onRetry }: LoadErrorProps) => (
  <p role="alert" className="-mt-3 flex flex-wrap items-center gap-x-2 text-sm font-semibold text-danger">
    {text}
    <Button variant="link" size="sm" loading={loading} onClick={onRetry}>
      Retry
    </Button>
  </p>
)
