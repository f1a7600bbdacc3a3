import type { Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import '../app/src/app.css'
import { theme } from './theme.ts'

// Storybook's own page makes every link one for the window around it; the shop's lead to a place within the story.
document.querySelector('base')?.remove()

// Stories wait for states, however slow the machine is that runs them.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker()
      await worker.start({
        quiet: true,
        // A call that no story answers is a mistake in the story; the story's own files are not calls.
        onUnhandledFrame: ({ frame, defaults }) => {
          const { request } = frame.data as { request: Request } // an http frame carries its request; msw types it per protocol only
          if (frame.protocol === 'http' && new URL(request.url).pathname.startsWith('/api/')) defaults.error()
        },
      })
      return worker
    }),
  ],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    docs: { codePanel: true, theme },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Components', 'Features', 'Pages', 'Flows'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
