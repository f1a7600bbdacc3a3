import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { nameOf } from './guides.ts'

/** The ways to the pages of other components; a plain press stays in the window. */
export function Related({ folders }: { folders: readonly string[] }) {
  return (
    <ul>
      {folders.map((folder) => (
        <li key={folder}>
          <AnchorMdx href={`./?path=/docs/components-${folder}--docs`} target="_top">
            {nameOf(folder)}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  )
}
