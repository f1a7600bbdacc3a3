import type { StoryObj } from '@storybook/react-vite'
import { TOAST_TEXT } from '@whirligig/contract'
import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw'
import { expect, screen } from 'storybook/test'
import type { AppAtPath } from './app-at-path.tsx'

export type PageStory = Pick<StoryObj<typeof AppAtPath>, 'beforeEach' | 'play' | 'parameters'>
export type Play = NonNullable<PageStory['play']>

/** An endpoint by method and path: `get /product/list`. */
export type Endpoint = `${'get' | 'post' | 'put'} /${string}`

/** The server's message in every error response. */
export const ERROR_MESSAGE = 'The request is not valid.'

/** What an endpoint responds, by HTTP status. */
export type Failure = 'never' | 400 | 401 | 403 | 404 | 'unreachable'

function respondWith(failure: Failure): ReturnType<HttpResponseResolver> {
  if (failure === 'never') return delay('infinite')
  if (failure === 'unreachable') return HttpResponse.error()
  return HttpResponse.json({ error: ERROR_MESSAGE }, { status: failure })
}

const handle = (endpoint: Endpoint, resolver: HttpResponseResolver) => {
  const [method, path] = endpoint.split(' ') as ['get' | 'post' | 'put', string] // by its type
  return http[method](`/api${path}`, resolver)
}

/** A story in which every request to an endpoint fails, or is never answered. */
export const withFailure = (endpoint: Endpoint, failure: Failure, play: Play): PageStory => ({
  beforeEach: ({ msw }) => {
    msw.use(handle(endpoint, () => respondWith(failure)))
  },
  play,
})

/** A story in which the requests to an endpoint fail one after the other. Further ones are answered by the handlers of the page. */
export const withFailures = (endpoint: Endpoint, failures: readonly Failure[], play: Play): PageStory => ({
  beforeEach: ({ msw }) => {
    const left = [...failures]
    msw.use(
      handle(endpoint, () => {
        const failure = left.shift()
        return failure && respondWith(failure)
      }),
    )
  },
  play,
})

/** Expects that the failed request has shown no toast. */
export async function expectNoErrorToast(): Promise<void> {
  for (const text of [TOAST_TEXT.tryAgain, TOAST_TEXT.unauthorized, TOAST_TEXT.forbidden, ERROR_MESSAGE])
    await expect(screen.queryByText(text)).not.toBeInTheDocument()
}

/** Expects what the whole app shows while the shop is out of reach. */
export const findConnectionBanner = (): Promise<HTMLElement> => screen.findByText(/^The shop is out of reach/)

/** Expects that the session has ended and the login page is shown. */
export async function expectLoginPage(): Promise<void> {
  await screen.findByText(TOAST_TEXT.unauthorized)
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await expect(localStorage.getItem('token')).toBeNull()
}
