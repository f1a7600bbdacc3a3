import type { StoryObj } from '@storybook/react-vite'
import { TOAST_TEXT } from '@whirligig/contract'
import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw'
import { expect, screen } from 'storybook/test'
import type { AppAtPath } from './app-at-path.tsx'
import type { PageState } from './page-state-list.ts'

export type PageStory = Pick<StoryObj<typeof AppAtPath>, 'beforeEach' | 'play' | 'parameters'>
export type Play = NonNullable<PageStory['play']>
export type FailingState = Exclude<PageState, 'Empty' | 'WithData'>

/** An endpoint by method and path: `get /product/list`. */
export type Endpoint = `${'get' | 'post' | 'put'} /${string}`

/** The server's message in every error response. */
export const ERROR_MESSAGE = 'The request is not valid.'
const respondWithError = (status: number) => () => HttpResponse.json({ error: ERROR_MESSAGE }, { status })

const RESPONSES = {
  Loading: () => delay('infinite'),
  BadRequest400: respondWithError(400),
  Unauthorized401: respondWithError(401),
  Forbidden403: respondWithError(403),
  NotFound404: respondWithError(404),
  ServerUnreachable: () => HttpResponse.error(),
} satisfies Record<FailingState, HttpResponseResolver>

/** A story in which an endpoint fails, or never responds (`Loading`). With `once`, a retry succeeds. */
export function withFailingRequest(
  endpoint: Endpoint,
  state: FailingState,
  play: Play,
  { once = false }: { once?: boolean } = {},
): PageStory {
  const [method, path] = endpoint.split(' ') as ['get' | 'post' | 'put', string] // by its type
  return {
    beforeEach: ({ msw }) => {
      msw.use(http[method](`/api${path}`, RESPONSES[state], { once }))
    },
    play,
  }
}

/** Expects that the failed request has shown no toast. */
export async function expectNoErrorToast(): Promise<void> {
  for (const text of [TOAST_TEXT.tryAgain, TOAST_TEXT.unauthorized, TOAST_TEXT.forbidden, ERROR_MESSAGE])
    await expect(screen.queryByText(text)).not.toBeInTheDocument()
}

/** Expects that the session has ended and the login page is shown. */
export async function expectLoginPage(): Promise<void> {
  await screen.findByText(TOAST_TEXT.unauthorized)
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await expect(localStorage.getItem('token')).toBeNull()
}
