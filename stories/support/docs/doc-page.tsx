import type { ReactNode } from 'react'

/** The layout of a reference page: headings, prose and samples. */
export function DocPage({ children }: { children: ReactNode }) {
  return (
    <article className="mx-auto max-w-content p-4 font-text text-base text-ink md:p-8 [&_h1]:mb-4 [&_h1]:text-4xl [&_h2]:mt-14 [&_h2]:mb-3 [&_h2]:text-2xl [&>dl+p]:mt-6 [&>p]:mb-4 [&>p]:max-w-prose [&>p]:text-pretty">
      {children}
    </article>
  )
}
