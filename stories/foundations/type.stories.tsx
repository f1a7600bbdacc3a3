import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocPage } from '../support/docs/doc-page.tsx'
import { TypeFamilies, TypeScale } from './type-scale.tsx'

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Type: StoryObj<typeof meta> = {
  render: () => (
    <DocPage>
      <h1>Type</h1>
      <p>
        Fredoka for headings and prices, Figtree for everything that is read. Both are variable and served by the shop
        itself; a fallback with the same metrics stands in until they arrive, so that nothing shifts. Prices, counts and
        tables take <code>tabular-nums</code>.
      </p>
      <TypeFamilies />
      <h2>Scale</h2>
      <TypeScale />
    </DocPage>
  ),
}
