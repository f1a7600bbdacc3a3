import type { Loader } from '@storybook/react-vite'

/** The folder that serves this Storybook: `/` in development and tests, any folder once it is built. */
const BASE_URL = new URL(import.meta.env.BASE_URL, location.href)

async function startWorker() {
  const [{ http }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')])
  // The shop requests `/images/logo.png` from the root. A Storybook in a subfolder serves its images from there.
  const images = http.get('/images/*', ({ request }) => fetch(new URL(`.${new URL(request.url).pathname}`, BASE_URL)))
  const worker = setupWorker(...(BASE_URL.pathname === '/' ? [] : [images]))
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', BASE_URL).pathname },
    // An API request without a handler is a mistake in the story. Storybook's own files are not API requests.
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request: Request } // an http frame carries its request; msw types it per protocol only
      if (frame.protocol === 'http' && new URL(request.url).pathname.startsWith('/api/')) defaults.error()
    },
  })
  return worker
}

const importLoader = async () => (await import('msw-storybook-addon/csf3')).mswLoader(startWorker)
let loader: ReturnType<typeof importLoader> | undefined

/**
 * Passes the MSW worker to a story: `beforeEach: ({ msw }) => msw.use(...)`. Stories of components and foundations make no
 * requests, so they do not wait for the worker. Storybook opens with such a story and starts faster that way.
 */
export const mswLoader: Loader = async (context) => {
  if (!/^(Features|Pages|Flows)\//.test(context.title)) return {}
  loader ??= importLoader()
  return (await loader)(context)
}
