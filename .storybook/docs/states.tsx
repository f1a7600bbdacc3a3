import { Canvas, DocsContext, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { VIEWPORTS } from '../viewports.ts'
import { PageLink } from './page-link.tsx'

/**
 * Every story but the first, which stands at the top. One of a small screen gets a window of that width. A docs page plays nothing:
 * stories that only a play sets apart would all look alike, and windows that play would fight for the focus. Those are led to.
 */
export function States() {
  const [, ...stories] = useContext(DocsContext).componentStories()
  const isFramed = ({ parameters, storyGlobals }: (typeof stories)[number]) =>
    Boolean(small(storyGlobals.viewport?.value)) || parameters.docs?.story?.inline === false
  const isPlayed = (story: (typeof stories)[number]) =>
    Boolean(story.playFunction) && (isFramed(story) || !looksItsOwn(story.moduleExport))
  return (
    <>
      {stories
        .filter((story) => !isPlayed(story))
        .map(({ id, name, moduleExport, storyGlobals }) => {
          const width = small(storyGlobals.viewport?.value)
          return (
            <section key={id} style={{ maxWidth: width }}>
              <Subheading>{name}</Subheading>
              <Canvas of={moduleExport} story={width ? { inline: false, height: '480px' } : undefined} />
            </section>
          )
        })}
      <Played stories={stories.filter(isPlayed)} />
    </>
  )
}

/** Whether a story says more than what it does. Storybook itself puts the source of each one into its `parameters.docs`. */
const looksItsOwn = ({ parameters, ...story }: { parameters?: object }) =>
  ['args', 'render', 'globals', 'decorators'].some((key) => key in story) ||
  Object.keys(parameters ?? {}).some((key) => key !== 'docs')

/** The width of a screen that is narrower than the page itself. */
const small = (viewport: unknown) =>
  viewport === 'phone' || viewport === 'tablet' ? VIEWPORTS[viewport].styles.width : undefined

function Played({ stories }: { stories: readonly { id: string; name: string }[] }) {
  if (stories.length === 0) return null
  return (
    <>
      <Subheading>Played step by step</Subheading>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <PageLink to={`/story/${id}`}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
