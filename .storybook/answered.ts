import type { Loader } from '@storybook/react-vite'

/** Where this Storybook lies: `/` while it is developed and tested, in any folder once it is built. */
const HOME = new URL(import.meta.env.BASE_URL, location.href)

async function startWorker() {
  const [{ http }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')])
  // The shop lies at `/` and says `/images/logo.png`: where Storybook lies in a folder, so do its pictures.
  const pictures = http.get('/images/*', ({ request }) => fetch(new URL(`.${new URL(request.url).pathname}`, HOME)))
  const worker = setupWorker(...(HOME.pathname === '/' ? [] : [pictures]))
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', HOME).pathname },
    // A call that no story answers is a mistake in the story; the story's own files are not calls.
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request: Request } // an http frame carries its request; msw types it per protocol only
      if (frame.protocol === 'http' && new URL(request.url).pathname.startsWith('/api/')) defaults.error()
    },
  })
  return worker
}

const loadWorker = async () => (await import('msw-storybook-addon/csf3')).mswLoader(startWorker)
let loader: ReturnType<typeof loadWorker> | undefined

/**
 * Gives a story the worker that answers its calls: `beforeEach: ({ msw }) => msw.use(...)`. Components and foundations
 * know no server, so their stories do not wait for one: Storybook starts with such a story.
 */
export const answered: Loader = async (context) => {
  if (!/^(Features|Pages|Flows)\//.test(context.title)) return {}
  loader ??= loadWorker()
  return (await loader)(context)
}
