type CandidateResponse = Pick<Response, 'status' | 'headers'>

/** In bytes. Larger pictures are shown but not kept, so that all kept pictures together stay below 60 MB. */
const MAX_PICTURE_SIZE = 300_000

const hasDirective = ({ headers }: CandidateResponse, directive: string): boolean =>
  headers.get('cache-control')?.includes(directive) === true

/** Whether a response may be kept: it succeeded, and the server allows to store it, which it does for nothing private. */
export const isStorable = (response: CandidateResponse): boolean =>
  response.status === 200 && !hasDirective(response, 'no-store')

/** Whether a picture of a product may be kept permanently. A substitute for a width that the server does not have yet may not. */
export const isStorablePicture = (response: CandidateResponse): boolean =>
  isStorable(response) &&
  hasDirective(response, 'immutable') &&
  Number(response.headers.get('content-length')) <= MAX_PICTURE_SIZE
