import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocPage } from '../support/docs/doc-page.tsx'
import { SpaceScale } from './space-scale.tsx'

const meta = {
  title: 'Foundations/Space',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Space: StoryObj<typeof meta> = {
  render: () => (
    <DocPage>
      <h1>Space</h1>
      <p>
        Everything stands on a grid of 4 px. Gutters are 16, 24 and 32 px (<code>px-4 md:px-6 xl:px-8</code>), content
        is 1200 px wide at most (<code>max-w-content</code>), and what can be touched is 44 px high (
        <code>min-h-11</code>); in dense tables 36 px.
      </p>
      <SpaceScale />
    </DocPage>
  ),
}
