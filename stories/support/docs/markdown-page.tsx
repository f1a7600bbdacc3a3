import { Markdown } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import { DocPage } from './doc-page.tsx'

/** Links to files of the repository lead nowhere in Storybook, so they are text. */
function WebLink({ href = '', children }: ComponentProps<'a'>) {
  return /^https?:/.test(href) ? <a href={href}>{children}</a> : <span>{children}</span>
}

/** Long lines wrap, because a region that scrolls would have to be reachable by keyboard. */
function CodeBlock(props: ComponentProps<'pre'>) {
  return (
    <pre
      {...props}
      className="my-4 whitespace-pre-wrap wrap-anywhere rounded-card border border-line bg-card p-4 text-sm"
    />
  )
}

function WideTable(props: ComponentProps<'table'>) {
  return (
    <table {...props} className="my-4 block max-w-full text-sm wrap-anywhere [&_:is(td,th)]:p-2 [&_td]:align-top" />
  )
}

/** Storybook's own elements for headings and code work in docs pages only. */
const OVERRIDES = {
  a: WebLink,
  code: (props: ComponentProps<'code'>) => <code {...props} />,
  pre: CodeBlock,
  table: WideTable,
  h1: ({ children }: ComponentProps<'h1'>) => <h1>{children}</h1>,
  h2: ({ children }: ComponentProps<'h2'>) => <h2>{children}</h2>,
  h3: ({ children }: ComponentProps<'h3'>) => <h3>{children}</h3>,
}

/** A Markdown file of the repository as a reference page, so that its text exists once. */
export function MarkdownPage({ source }: { source: string }) {
  return (
    <DocPage>
      <div className="wrap-anywhere [&_:is(ol,ul)]:my-4 [&_:is(ol,ul)]:grid [&_:is(ol,ul)]:gap-2 [&_:is(ol,ul)]:ps-6 [&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-lg [&_ol]:list-decimal [&_p]:my-3 [&_p]:max-w-prose [&_ul]:list-disc">
        <Markdown options={{ overrides: OVERRIDES, disableParsingRawHTML: true }}>{source}</Markdown>
      </div>
    </DocPage>
  )
}
