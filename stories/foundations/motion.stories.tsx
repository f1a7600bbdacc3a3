import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocPage } from '../support/docs/doc-page.tsx'
import { MotionScale } from './motion-scale.tsx'

const meta = {
  title: 'Foundations/Motion',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Motion: StoryObj<typeof meta> = {
  render: () => (
    <DocPage>
      <h1>Motion</h1>
      <p>
        Short, with ease-out: <code>quick</code> for feedback, <code>base</code> for rotation and sliding,{' '}
        <code>slow</code> for content that appears. One rule in <code>ui/src/base.css</code> turns all motion off for
        users who prefer reduced motion.
      </p>
      <MotionScale />
    </DocPage>
  ),
}
