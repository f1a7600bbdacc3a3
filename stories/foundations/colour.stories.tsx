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
        Painted wood on warm paper. Tomato is kept for the one main action of a screen, sun for what should be noticed,
        and the pale tints are the grounds that toys stand on. The values live in <code>ui/src/tokens.ts</code>; classes
        are made of their names: <code>bg-sun-pale</code>, <code>text-ink-soft</code>, <code>border-edge</code>.
      </p>
      <p>Text needs a contrast of 4.5 : 1 with its ground, the edge of a control 3 : 1.</p>
      <ColourTable />
      <h2>Text on its grounds</h2>
      <p>
        Every pair that is used, at its real contrast. <code>ui/src/tokens.test.ts</code> fails when one of them drops
        below 4.5 : 1, or when a colour is used that is not listed.
      </p>
      <ContrastPairs kind="text" />
      <h2>Edges, icons and the focus ring</h2>
      <p>These need 3 : 1.</p>
      <ContrastPairs kind="edge" />
      <h2>Avatars</h2>
      <p>Fifty grounds for white letters. A person always gets the same one.</p>
      <AvatarPalette />
    </DocPage>
  ),
}
