import { Controls, Heading, Markdown, Primary, Source, Subtitle, Title } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { ComponentGuide } from '../../stories/support/component-guide.ts'
import { Accessibility } from './accessibility.tsx'
import { DoAndDont } from './do-and-dont.tsx'
import { componentOf } from './guides.ts'
import { Related } from './related.tsx'
import { States } from './states.tsx'

/** All about one component, in the same order on every page. */
export function ComponentPage({ folder, guide }: { folder: string; guide: ComponentGuide }) {
  const { exports = [componentOf(folder)], passthrough: passes } = guide
  const names = exports.length > 3 ? `\n  ${exports.join(',\n  ')},\n` : ` ${exports.join(', ')} `
  return (
    <>
      <Title />
      <Subtitle>{guide.purpose}</Subtitle>
      <Primary />
      <Part title="Import">
        <Source language="tsx" code={`import {${names}} from '@whirligig/ui'`} />
        <Markdown>{`Built as a package, it can be imported alone as well: \`@whirligig/ui/${folder}\`.`}</Markdown>
      </Part>
      <Part title="Props">
        <Controls />
        {passes ? (
          <Markdown>{`Everything else goes to the \`<${passes}>\`: its attributes, handlers and \`ref\`.`}</Markdown>
        ) : null}
      </Part>
      <Part title="Usage">
        <Markdown>{guide.usage}</Markdown>
        <Source language="tsx" code={guide.example} />
      </Part>
      <Part title="Accessibility">
        <Accessibility {...guide.accessibility} />
      </Part>
      <Part title="States">
        <States />
      </Part>
      <Part title="Do and don’t">
        <DoAndDont dos={guide.do} donts={guide.dont} />
      </Part>
      <Part title="Related">
        <Related folders={guide.related} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    // Storybook's own styles take the margins of every element away, but not those of its style attribute.
    <section style={{ marginTop: '2.5rem' }}>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}
