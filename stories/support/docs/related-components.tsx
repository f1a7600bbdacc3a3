import { toDisplayName, toDocsPath } from './guides.ts'
import { PageLink } from './page-link.tsx'

/** Links to the docs pages of related components. */
export function RelatedComponents({ folders }: { folders: readonly string[] }) {
  return (
    <ul>
      {folders.map((folder) => (
        <li key={folder}>
          <PageLink to={toDocsPath(folder)}>{toDisplayName(folder)}</PageLink>
        </li>
      ))}
    </ul>
  )
}
