import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocPage } from '../support/docs/doc-page.tsx'
import { RadiusScale } from './radius-scale.tsx'

const meta = {
  title: 'Foundations/Radius',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Radius: StoryObj<typeof meta> = {
  render: () => (
    <DocPage>
      <h1>Radius</h1>
      <p>
        Rounded like sanded wood: <code>control</code> for buttons and inputs, <code>card</code> and <code>panel</code>{' '}
        for surfaces, <code>hero</code> for the largest surfaces and for drawers, <code>full</code> for pills and
        avatars.
      </p>
      <RadiusScale />
    </DocPage>
  ),
}
