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
        All spacing follows a 4 px grid. Page margins are 16, 24 and 32 px (<code>px-4 md:px-6 xl:px-8</code>), content
        is at most 1200 px wide (<code>max-w-content</code>), and touch targets are 44 px high (<code>min-h-11</code>),
        or 36 px in dense tables.
      </p>
      <SpaceScale />
    </DocPage>
  ),
}
