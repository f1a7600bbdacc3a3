import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocPage } from '../support/docs/doc-page.tsx'
import { ShadowScale } from './shadow-scale.tsx'

const meta = {
  title: 'Foundations/Shadow',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Shadow: StoryObj<typeof meta> = {
  render: () => (
    <DocPage>
      <h1>Shadow</h1>
      <p>
        Buttons are blocks: a hard lower edge of 4 px, of which 1 px is left when they are pressed. Cards have a
        hairline and a soft short shadow. Only menus, notices and drawers float.
      </p>
      <ShadowScale />
    </DocPage>
  ),
}
