/** Loads the requests, the schemas of their responses and those of the forms: no first look needs them. */
export const loadApplicationApi = () => import('./application-api.ts')
