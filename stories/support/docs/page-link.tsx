import { AnchorMdx } from '@storybook/addon-docs/blocks'

/** A link to another page of Storybook, opened in the same window. */
export function PageLink({ to, children }: { to: `/${'docs' | 'story'}/${string}`; children: string }) {
  return (
    <AnchorMdx href={`./?path=${to}`} target="_top">
      {children}
    </AnchorMdx>
  )
}
