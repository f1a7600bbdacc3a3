import { isPublicPath } from '@whirligig/contract'

/** The parts of a request that decide whether and in which cache its response is stored. */
export type CandidateRequest = {
  url: URL
  /** Whether the request is to the shop itself. */
  sameOrigin: boolean
  request: { headers: Pick<Headers, 'has'>; destination: RequestDestination }
}

/** The server's pictures of products. */
const PRODUCT_PICTURE = /^\/images\/products\/[^/]+$/

/** Scripts, styles, fonts and pictures of the app, whose names change with the content. */
const ASSET = /^\/assets\/[^/]+$/

/** Whether a request is for a page that the server renders the same for every visitor. */
export const isPublicDocument = ({ sameOrigin, url }: CandidateRequest): boolean =>
  sameOrigin && isPublicPath(url.pathname)

/** Whether a script requests data without a token. The response says whether it may be stored: see `isStorable`. */
export const isGuestData = ({ sameOrigin, url, request }: CandidateRequest): boolean =>
  sameOrigin && url.pathname.startsWith('/api/') && request.destination === '' && !request.headers.has('authorization')

/** Whether a request is for a file of the app whose content never changes. */
export const isAsset = ({ sameOrigin, url }: CandidateRequest): boolean => sameOrigin && ASSET.test(url.pathname)

/** Whether a request is for a picture of a product. */
export const isProductPicture = ({ sameOrigin, url }: CandidateRequest): boolean =>
  sameOrigin && PRODUCT_PICTURE.test(url.pathname)

/** Whether a request is for a picture of the app that keeps its name, such as the logo. */
export const isAppPicture = ({ sameOrigin, url }: CandidateRequest): boolean =>
  sameOrigin && url.pathname.startsWith('/images/') && !PRODUCT_PICTURE.test(url.pathname)
