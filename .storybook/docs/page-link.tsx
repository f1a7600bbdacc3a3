import { AnchorMdx } from '@storybook/addon-docs/blocks'

/** Leads to another page of Storybook; a plain press stays in the window. */
export function PageLink({ to, children }: { to: `/${'docs' | 'story'}/${string}`; children: string }) {
  return (
    <AnchorMdx href={`./?path=${to}`} target="_top">
      {children}
    </AnchorMdx>
  )
}
