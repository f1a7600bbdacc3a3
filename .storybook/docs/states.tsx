import { Canvas, DocsContext, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { VIEWPORTS } from '../viewports.ts'
import { PageLink } from './page-link.tsx'

/**
 * Every story but the first, which stands at the top. One of a small screen gets a window of that width. What has a window and
 * is played is only led to: all windows together would fight for the focus.
 */
export function States() {
  const [, ...stories] = useContext(DocsContext).componentStories()
  const framed = (story: (typeof stories)[number]) =>
    small(story.storyGlobals.viewport?.value) || story.parameters.docs?.story?.inline === false
  const played = stories.filter((story) => story.playFunction && framed(story))
  return (
    <>
      {stories
        .filter((story) => !played.includes(story))
        .map(({ id, name, moduleExport, storyGlobals }) => {
          const width = small(storyGlobals.viewport?.value)
          return (
            <section key={id} style={{ maxWidth: width }}>
              <Subheading>{name}</Subheading>
              <Canvas of={moduleExport} story={width ? { inline: false, height: '480px' } : undefined} />
            </section>
          )
        })}
      {played.length > 0 ? (
        <>
          <Subheading>Played in a window of their own</Subheading>
          <ul>
            {played.map(({ id, name }) => (
              <li key={id}>
                <PageLink to={`/story/${id}`}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

/** The width of a screen that is narrower than the page itself. */
const small = (viewport: unknown) =>
  viewport === 'phone' || viewport === 'tablet' ? VIEWPORTS[viewport].styles.width : undefined
