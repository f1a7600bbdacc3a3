import type { ComponentProps, ReactNode } from 'react'

export type LoadingRegionProps = ComponentProps<'div'> & {
  /** What is loading: `Loading toys`. */
  label: string
  /** Skeletons. */
  children?: ReactNode
}

/**
 * Announces once what is loading, for all the skeletons in it. Its `data-loading` lets the page hide what follows until the
 * content has its height.
 */
export function LoadingRegion({ label, children, ...props }: LoadingRegionProps) {
  return (
    <div aria-busy="true" data-loading {...props}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  )
}
