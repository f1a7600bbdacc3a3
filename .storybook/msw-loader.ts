import type { Loader } from '@storybook/react-vite'

/** The folder that serves this Storybook: `/` in development and tests, any folder once it is built. */
const BASE_URL = new URL(import.meta.env.BASE_URL, location.href)

/** Requests reach the worker in order. Once this one has its response, no request of the previous story is pending. */
const LAST_REQUEST = '/api/last-request-of-the-previous-story'

async function startWorker() {
  const [{ http, HttpResponse }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')])
  // The shop requests `/images/logo.png` from the root. A Storybook in a subfolder serves its images from there.
  const images = http.get('/images/*', ({ request }) => fetch(new URL(`.${new URL(request.url).pathname}`, BASE_URL)))
  const lastRequest = http.get(LAST_REQUEST, () => new HttpResponse())
  const worker = setupWorker(lastRequest, ...(BASE_URL.pathname === '/' ? [] : [images]))
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('story-service-worker.js', BASE_URL).pathname },
    // An API request without a handler is a mistake in the story. Storybook's own files are not API requests.
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request: Request } // an http frame carries its request; msw types it per protocol only
      if (frame.protocol === 'http' && new URL(request.url).pathname.startsWith('/api/')) defaults.error()
    },
  })
  return worker
}

async function start() {
  const [worker, addon] = await Promise.all([startWorker(), import('msw-storybook-addon/csf3')])
  return addon.mswLoader(() => worker)
}

let started: ReturnType<typeof start> | undefined

/**
 * Passes the MSW worker to a story: `beforeEach: ({ msw }) => msw.use(...)`. Stories of components and foundations make no
 * requests, so they do not wait for the worker. Storybook opens with such a story and starts faster that way.
 */
export const mswLoader: Loader = async (context) => {
  if (!/^(Features|Pages|Flows)\//.test(context.title)) return {}
  started ??= start()
  const loadMsw = await started
  // Otherwise a request of the previous story could use up a handler that responds only once.
  await fetch(LAST_REQUEST)
  return loadMsw(context)
}
