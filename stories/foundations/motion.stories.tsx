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
        Short and eased out: <code>quick</code> for what answers the hand, <code>base</code> for what turns or slides,{' '}
        <code>slow</code> for what arrives. Whoever asks for reduced motion gets none of it; one rule in{' '}
        <code>app.css</code> sees to that.
      </p>
      <MotionScale />
    </DocPage>
  ),
}
