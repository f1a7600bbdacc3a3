import { Controls, Heading, Markdown, Source, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { type ReactNode, Suspense } from 'react'
import sizes from '../../../ui/sizes.json' with { type: 'json' }
import type { ComponentGuide } from '../component-guide.ts'
import { Accessibility } from './accessibility.tsx'
import { ComponentStates, FirstStory } from './component-states.tsx'
import { ComponentTypes } from './component-types.tsx'
import { DoAndDont } from './do-and-dont.tsx'
import { toComponentName } from './guides.ts'
import { RelatedComponents } from './related-components.tsx'

type ComponentPageProps = {
  folder: string
  guide: ComponentGuide
  /** Frames load again when it changes: see `useToolbarGlobals`. */
  toolbarGlobals: string
}

/** The docs page of a component. Every page has the same sections in the same order. */
export function ComponentPage({ folder, guide, toolbarGlobals }: ComponentPageProps) {
  const component = toComponentName(folder)
  const { exports = [component], passthrough } = guide
  const names = exports.length > 3 ? `\n  ${exports.join(',\n  ')},\n` : ` ${exports.join(', ')} `
  return (
    <>
      <Title />
      <Subtitle>{guide.purpose}</Subtitle>
      <FirstStory toolbarGlobals={toolbarGlobals} />
      <Section title="Import">
        <Source language="tsx" code={`import {${names}} from '@whirligig/ui'`} />
        <Markdown>{`The published package also exports it alone: \`@whirligig/ui/${folder}\`. ${describeSize(folder)}`}</Markdown>
      </Section>
      <Section title="Props">
        <Controls />
        {passthrough ? (
          <Markdown>{`All other attributes, event handlers and the \`ref\` are passed to the \`<${passthrough}>\`.`}</Markdown>
        ) : null}
        <Suspense fallback={null}>
          <ComponentTypes folder={folder} component={component} />
        </Suspense>
      </Section>
      <Section title="Usage">
        <Markdown>{guide.usage}</Markdown>
        <Source language="tsx" code={guide.example} />
      </Section>
      <Section title="Accessibility">
        <Accessibility {...guide.accessibility} />
      </Section>
      <Section title="States">
        <ComponentStates toolbarGlobals={toolbarGlobals} />
      </Section>
      <Section title="Do and don’t">
        <DoAndDont dos={guide.do} donts={guide.dont} />
      </Section>
      <Section title="Related">
        <RelatedComponents folders={guide.related} />
      </Section>
    </>
  )
}

/** Says what an app loads for the component alone. Empty if it was never measured. */
function describeSize(folder: string): string {
  const bytes = new Map(Object.entries(sizes)).get(folder)
  return bytes
    ? `It takes ${(bytes / 1000).toFixed(1)} kB with its dependencies, but without React, minified and gzipped.`
    : ''
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    // Storybook's styles reset the margins of classes, so this margin is an inline style.
    <section style={{ marginTop: '2.5rem' }}>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}
