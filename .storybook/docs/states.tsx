import { Canvas, DocsContext, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { VIEWPORTS } from '../viewports.ts'

/** Every story but the first, which stands at the top. One of a small screen gets a window of that width. */
export function States() {
  const stories = useContext(DocsContext).componentStories()
  return stories.slice(1).map(({ id, name, moduleExport, storyGlobals }) => {
    const width = small(storyGlobals.viewport?.value)
    return (
      <section key={id} style={{ maxWidth: width }}>
        <Subheading>{name}</Subheading>
        <Canvas of={moduleExport} withToolbar={false} story={width ? { inline: false, height: '480px' } : undefined} />
      </section>
    )
  })
}

/** The width of a screen that is narrower than the page itself. */
const small = (viewport: unknown) =>
  viewport === 'phone' || viewport === 'tablet' ? VIEWPORTS[viewport].styles.width : undefined
