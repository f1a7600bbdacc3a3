import type { ComponentProps, ReactNode } from 'react'

export type LoadingRegionProps = ComponentProps<'div'> & {
  /** What is loading: `Loading toys`. */
  label: string
  /** Skeletons. */
  children?: ReactNode
}

/** Announces once what is loading, for all the skeletons in it. */
export function LoadingRegion({ label, children, ...props }: LoadingRegionProps) {
  return (
    <div aria-busy="true" {...props}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  )
}
