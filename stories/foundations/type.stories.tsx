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
        Fredoka in its weight 600 for headings and prices, Figtree, a variable font, for all other text. The shop serves
        both itself. Until they are loaded, a fallback font with the same metrics prevents layout shifts. Prices, counts
        and tables use <code>tabular-nums</code>.
      </p>
      <TypeFamilies />
      <h2>Scale</h2>
      <TypeScale />
    </DocPage>
  ),
}
