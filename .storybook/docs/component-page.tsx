import { Controls, Heading, Markdown, Primary, Source, Subtitle, Title } from '@storybook/addon-docs/blocks'
import type { ComponentGuide } from '../../stories/support/component-guide.ts'
import { Accessibility } from './accessibility.tsx'
import { DoAndDont } from './do-and-dont.tsx'
import { componentOf } from './guides.ts'
import { Related } from './related.tsx'
import { States } from './states.tsx'

/** All about one component, in the same order on every page. */
export function ComponentPage({ folder, guide }: { folder: string; guide: ComponentGuide }) {
  const { purpose, exports = [componentOf(folder)], usage, example, accessibility, passes, related } = guide
  const names = exports.join(', ')
  return (
    <>
      <Title />
      <Subtitle>{purpose}</Subtitle>
      <Primary />

      <Heading>Import</Heading>
      <Source
        language="tsx"
        code={`import { ${names} } from '@whirligig/ui'\n// or alone, from the built package\nimport { ${names} } from '@whirligig/ui/${folder}'`}
      />

      <Heading>Props</Heading>
      <Controls />
      {passes ? (
        <Markdown>{`Everything else goes to the \`<${passes}>\`: its attributes, handlers and \`ref\`.`}</Markdown>
      ) : null}

      <Heading>Usage</Heading>
      <Markdown>{usage}</Markdown>
      <Source language="tsx" code={example} />

      <Heading>Accessibility</Heading>
      <Accessibility {...accessibility} />

      <Heading>States</Heading>
      <States />

      <Heading>Do and don’t</Heading>
      <DoAndDont dos={guide.do} donts={guide.dont} />

      <Heading>Related</Heading>
      <Related folders={related} />
    </>
  )
}
