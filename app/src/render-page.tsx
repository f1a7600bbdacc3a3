import { notifyManager } from '@tanstack/query-core'
import { isPublicPath, type LoadedPage, type PageRequest } from '@whirligig/contract'
import { fetchAtom, isNotFound } from '@whirligig/core/http'
import { preloadSections } from '@whirligig/ui'
import { queryClientAtom } from 'jotai-tanstack-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import type { createDocumentTemplate } from './document-template.ts'
import { originAtom } from './metadata/origin-atom.ts'
import { takePageData } from './page-data.ts'
import { createPrivateRoutes } from './private-routes.tsx'
import { createRoutes } from './routes.tsx'
import { createShopStore, type ShopStore } from './store.ts'

// On the server nothing is gained by waiting for a timer before the results of queries are passed on.
notifyManager.setScheduler((callback) => queueMicrotask(callback))

type ApiAnswer = Awaited<ReturnType<PageRequest['callApi']>>

/** All requests share the routes of the pages that are rendered. Loaders get the store of their request as its context. */
const handler = createStaticHandler(createRoutes(({ context }) => context))
const allRoutes = createRoutes(
  ({ context }) => context,
  createPrivateRoutes(({ context }) => context),
)

/** The pages whose HTML is the same for every visitor, and paths without a page. All others lead into the app. */
const isRendered = (pathname: string) =>
  isPublicPath(pathname) || matchRoutes(allRoutes, pathname)?.at(-1)?.route.id === 'not-found'

/** The errors of all requests, except that something does not exist, which is a page of its own. */
const findFailures = (store: ShopStore): Error[] =>
  store
    .get(queryClientAtom)
    .getQueryCache()
    .getAll()
    .flatMap(({ state: { error } }) => (error && !isNotFound(error) ? [error] : []))

/** A response whose JSON is not turned into text and parsed again, because it never leaves the process. */
class ParsedResponse extends Response {
  readonly #body: unknown
  constructor({ status, body }: ApiAnswer) {
    super(null, { status })
    this.#body = body
  }
  override json(): Promise<unknown> {
    return Promise.resolve(this.#body)
  }
}

/** Creates the store of one request. Its HTTP clients call the API within the process. */
function createRequestStore(request: PageRequest): ShopStore {
  const store = createShopStore()
  store.set(originAtom, request.origin)
  store.set(fetchAtom, { fetch: async (path: string) => new ParsedResponse(await request.callApi(path)) })
  const queryClient = store.get(queryClientAtom)
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  return store
}

/**
 * Loads the data of a page. Rejects if the API fails, other than by saying that something does not exist.
 * @param toDocument puts the rendered page into the document of the client's build
 */
export async function loadPage(
  request: PageRequest,
  toDocument: ReturnType<typeof createDocumentTemplate>,
): Promise<LoadedPage> {
  const { pathname, search } = new URL(request.origin + request.url)
  const canonical = pathname.replace(/\/+$/, '')
  if (pathname !== '/' && canonical !== pathname) return redirect(301, (canonical || '/') + search)

  if (!isRendered(pathname)) return redirect(302, `/#${pathname}${search}`)

  const store = createRequestStore(request)
  const path = pathname === '/' ? '/' : pathname + search // a query string changes nothing on the home page
  const context = await handler.query(new Request(request.origin + path), { requestContext: store })
  if (context instanceof Response) throw new Error('Public pages do not redirect.')
  await preloadSections()
  for (const error of [...Object.values(context.errors ?? {}), ...findFailures(store)]) throw error
  const data = JSON.stringify(takePageData(store, path))
  return {
    status: context.statusCode,
    data,
    render: () =>
      toDocument({
        rendered: renderToString(
          <html lang="en">
            <body>
              <div id="root">
                <App store={store}>
                  <StaticRouterProvider
                    router={createStaticRouter(handler.dataRoutes, context)}
                    context={context}
                    hydrate={false}
                  />
                </App>
              </div>
            </body>
          </html>,
        ),
        page: context.matches.at(-1)?.route.id ?? '',
        data,
      }),
  }
}

const redirect = (status: number, location: string): LoadedPage => ({ status, location, data: '', render: () => '' })
