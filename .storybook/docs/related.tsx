import { nameOf } from './guides.ts'
import { PageLink } from './page-link.tsx'

/** The ways to the pages of other components. */
export function Related({ folders }: { folders: readonly string[] }) {
  return (
    <ul>
      {folders.map((folder) => (
        <li key={folder}>
          <PageLink to={`/docs/components-${folder}--docs`}>{nameOf(folder)}</PageLink>
        </li>
      ))}
    </ul>
  )
}
