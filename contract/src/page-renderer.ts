/**
 * The interface between the server and the app's server-side renderer. The server loads the renderer as a built file, so
 * neither imports the other.
 */

/** What the server passes to the renderer for one page. */
export type PageRequest = {
  /** Path and query string of the clean address, starting with '/'. */
  url: string
  /** The public origin of the shop without a trailing slash, such as 'https://shop.example'. */
  origin: string
  /** Calls the API in-process as a guest. `path` starts with '/api/'. */
  callApi: (path: string) => Promise<{ status: number; body: unknown }>
}

/** A page whose data is loaded. */
export type LoadedPage = {
  /** 200 or 404; 301/302 with `location`. */
  status: number
  location?: string
  /** All that the HTML depends on besides status and build, with the path. Equal data gives equal HTML. */
  data: string
  /** Renders the complete document. Synchronous. */
  render: () => string
}

export type PageRenderer = {
  loadPage: (request: PageRequest) => Promise<LoadedPage>
  /** The document without content: the app then renders in the browser. */
  plainDocument: string
  /** CSP sources of the inline scripts, such as "'sha256-...'" */
  inlineScriptSources: readonly string[]
}
