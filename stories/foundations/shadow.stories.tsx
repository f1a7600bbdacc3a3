import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShadowScale } from './shadow-scale.tsx'
import { Sheet } from './sheet.tsx'

const meta = {
  title: 'Foundations/Shadow',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Shadow: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <h1>Shadow</h1>
      <p>
        Buttons are blocks: a hard lower edge of 4 px, of which 1 px is left when they are pressed. Cards have a
        hairline and a soft short shadow. Only menus, notices and drawers float.
      </p>
      <ShadowScale />
    </Sheet>
  ),
}
