import { Canvas, DocsContext, type DocsContextProps, Primary, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { VIEWPORTS } from '../viewports.ts'
import { PageLink } from './page-link.tsx'

type DocsStory = ReturnType<DocsContextProps['componentStories']>[number]

/** The first story of a component, with a toolbar. The controls of the page change it, unless it is in an iframe. */
export function FirstStory({ toolbarGlobals }: { toolbarGlobals: string }) {
  const [story] = useContext(DocsContext).componentStories()
  if (!story || !needsOwnDocument(story.storyGlobals)) return <Primary key={toolbarGlobals} />
  return <OwnDocument key={toolbarGlobals} story={story} withToolbar />
}

/**
 * Every story except the first, which the page already shows at the top. Stories for a small viewport get an iframe of that width,
 * and stories with a text size or theme of their own an iframe, too.
 * A docs page runs no play functions, so stories that differ only by their play would look the same, and iframes that run one
 * would compete for the focus. The page links to those stories instead. Stories with the tag `!autodocs` are tests only.
 */
export function ComponentStates({ toolbarGlobals }: { toolbarGlobals: string }) {
  const [, ...all] = useContext(DocsContext).componentStories()
  const stories = all.filter(({ tags }) => tags.includes('autodocs'))
  const isInIframe = ({ parameters, storyGlobals }: DocsStory) =>
    needsOwnDocument(storyGlobals) || parameters.docs?.story?.inline === false
  const isLinked = (story: DocsStory) =>
    Boolean(story.playFunction) && (isInIframe(story) || !hasOwnAppearance(story.moduleExport))
  return (
    <>
      {stories
        .filter((story) => !isLinked(story))
        .map((story) => (
          <section key={isInIframe(story) ? story.id + toolbarGlobals : story.id}>
            <Subheading>{story.name}</Subheading>
            {needsOwnDocument(story.storyGlobals) ? <OwnDocument story={story} /> : <Canvas of={story.moduleExport} />}
          </section>
        ))}
      <InteractionLinks stories={stories.filter(isLinked)} />
    </>
  )
}

/** Of a canvas around its story, on both sides. Without them a frame of 768 px would show the layout below it. */
const CANVAS_BORDERS = '18px'

/** A story in an iframe, which has the width of the story's viewport. */
function OwnDocument({ story, withToolbar = false }: { story: DocsStory; withToolbar?: boolean }) {
  const { moduleExport, storyGlobals } = story
  return (
    <div style={{ maxWidth: `calc(${smallWidth(storyGlobals.viewport?.value) ?? '100%'} + ${CANVAS_BORDERS})` }}>
      <Canvas of={moduleExport} withToolbar={withToolbar} story={{ inline: false, height: '480px' }} />
    </div>
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
