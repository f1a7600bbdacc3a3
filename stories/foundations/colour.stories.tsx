import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocPage } from '../support/docs/doc-page.tsx'
import { AvatarPalette } from './avatar-palette.tsx'
import { ColourTable } from './colour-table.tsx'
import { ContrastPairs } from './contrast-pairs.tsx'

const meta = {
  title: 'Foundations/Colour',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Colour: StoryObj<typeof meta> = {
  render: () => (
    <DocPage>
      <h1>Colour</h1>
      <p>
        Painted wood on warm paper. Tomato marks the main action of a screen, sun draws attention, and the pale tints
        are backgrounds of product pictures. The values are in <code>ui/src/tokens.ts</code>. Tailwind classes use their
        names: <code>bg-sun-pale</code>, <code>text-ink-soft</code>, <code>border-edge</code>.
      </p>
      <p>Text needs a contrast of 4.5 : 1 with its background, the border of a control 3 : 1.</p>
      <ColourTable />
      <h2>Text on backgrounds</h2>
      <p>
        All pairs in use, with their contrast. <code>ui/src/tokens.test.ts</code> fails if one is below 4.5 : 1, or if a
        colour in use is not listed.
      </p>
      <ContrastPairs kind="text" />
      <h2>Borders, icons and the focus ring</h2>
      <p>These need 3 : 1.</p>
      <ContrastPairs kind="edge" />
      <h2>Avatars</h2>
      <p>Fifty background colours for white initials. A user always gets the same one.</p>
      <AvatarPalette />
    </DocPage>
  ),
}
