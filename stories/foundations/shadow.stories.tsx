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
        Buttons look like wooden blocks: they have a hard lower edge of 4 px, and of 1 px while pressed. Cards have a
        hairline border and a soft, short shadow. Only menus, toasts and drawers float.
      </p>
      <ShadowScale />
    </DocPage>
  ),
}
