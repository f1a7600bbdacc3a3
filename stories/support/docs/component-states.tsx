import { Canvas, DocsContext, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { VIEWPORTS } from '../viewports.ts'
import { PageLink } from './page-link.tsx'

/**
 * Every story except the first, which the page already shows at the top. Stories for a small viewport get an iframe of that width,
 * and stories with a text size or theme of their own an iframe, too.
 * A docs page runs no play functions, so stories that differ only by their play would look the same, and iframes that run one
 * would compete for the focus. The page links to those stories instead. Stories with the tag `!autodocs` are tests only.
 */
export function ComponentStates({ toolbarGlobals }: { toolbarGlobals: string }) {
  const [, ...all] = useContext(DocsContext).componentStories()
  const stories = all.filter(({ tags }) => tags.includes('autodocs'))
  const isInIframe = ({ parameters, storyGlobals }: (typeof stories)[number]) =>
    needsOwnDocument(storyGlobals) || parameters.docs?.story?.inline === false
  const isLinked = (story: (typeof stories)[number]) =>
    Boolean(story.playFunction) && (isInIframe(story) || !hasOwnAppearance(story.moduleExport))
  return (
    <>
      {stories
        .filter((story) => !isLinked(story))
        .map((story) => {
          const { id, name, moduleExport, storyGlobals } = story
          const width = smallWidth(storyGlobals.viewport?.value)
          return (
            <section key={isInIframe(story) ? id + toolbarGlobals : id} style={{ maxWidth: width }}>
              <Subheading>{name}</Subheading>
              <Canvas
                of={moduleExport}
                story={needsOwnDocument(storyGlobals) ? { inline: false, height: '480px' } : undefined}
              />
            </section>
          )
        })}
      <InteractionLinks stories={stories.filter(isLinked)} />
    </>
  )
}

/** Whether a story sets more than a play function. Storybook adds the source of each story to its `parameters.docs`. */
const hasOwnAppearance = ({ parameters, ...story }: { parameters?: object }) =>
  ['args', 'render', 'globals', 'decorators'].some((key) => key in story) ||
  Object.keys(parameters ?? {}).some((key) => key !== 'docs')

/** Whether a story has another viewport, text size or theme than the page. Its direction needs only an element. */
const needsOwnDocument = ({ viewport, textSize, theme, brand }: Record<string, unknown>) =>
  Boolean(textSize ?? theme ?? brand ?? smallWidth((viewport as { value?: unknown } | undefined)?.value)) // set by `forViewport`

/** The width of a viewport that is narrower than the docs page. */
const smallWidth = (viewport: unknown) =>
  viewport === 'phone' || viewport === 'tablet' ? VIEWPORTS[viewport].styles.width : undefined

function InteractionLinks({ stories }: { stories: readonly { id: string; name: string }[] }) {
  if (stories.length === 0) return null
  return (
    <>
      <Subheading>Interactions</Subheading>
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
