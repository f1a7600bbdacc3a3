/**
 * Loads the requests and the schemas of their responses. The data of a page's first view comes with its HTML, so that they are
 * not part of the first load.
 */
export const loadApi = () => import('./api.ts')
