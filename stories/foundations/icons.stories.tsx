import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocPage } from '../support/docs/doc-page.tsx'
import { IconGallery } from './icon-gallery.tsx'

const meta = {
  title: 'Foundations/Icons',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Icons: StoryObj<typeof meta> = {
  render: () => (
    <DocPage>
      <h1>Icons</h1>
      <p>
        Lucide, at 20 or 24 px, in the colour of the text around them. An icon is decoration (<code>aria-hidden</code>);
        a button that is only an icon is an <code>IconButton</code> and has a name. These are all that the sources
        import.
      </p>
      <IconGallery />
    </DocPage>
  ),
}
