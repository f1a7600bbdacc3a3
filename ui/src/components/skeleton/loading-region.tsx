import type { ComponentProps, ReactNode } from 'react'

export type LoadingRegionProps = ComponentProps<'div'> & {
  /** What is on its way: `Loading toys`. */
  label: string
  /** The skeletons. */
  children?: ReactNode
}

/** Says once, for all the skeletons inside it, what is being loaded. */
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
