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
        Lucide icons at 20 or 24 px, in the colour of the surrounding text. Icons are decorative (
        <code>aria-hidden</code>). A button with only an icon is an <code>IconButton</code> and has an accessible name.
        The list contains all icons that the sources import.
      </p>
      <IconGallery />
    </DocPage>
  ),
}
