import { TOAST_TEXT } from '@whirligig/contract'
import { expect, screen } from 'storybook/test'
import {
  type Endpoint,
  ERROR_MESSAGE,
  expectLoginPage,
  expectNoErrorToast,
  findConnectionBanner,
  type PageStory,
  withFailure,
  withFailures,
} from './failing-request.ts'
import { signedIn } from './signed-in.ts'

export type QueryPageStates = {
  /** The endpoint that returns the page's content. */
  endpoint: Endpoint
  /** The text that the page shows when the request has failed. */
  errorText: string
  /** A text or heading of the page with data. */
  content: string | RegExp
  /** The frame around several pages. While it loads, it does not know which page follows: it only says `Loading`, without a heading. */
  isFrame?: boolean
  /** The text of `NotFound404`, which offers no retry. Without it, a 404 is a failure like any other, and the page has no such story. */
  notFound?: string
}

/** The loading and error states of a page that shows data from an endpoint, as section 8 of the specification describes them. */
export function queryPageStates(page: QueryPageStates) {
  const { endpoint, errorText, content, isFrame = false, notFound } = page
  const expectNoContent = () => expect(screen.queryByText(content)).toBeNull()
  const findError = async (): Promise<HTMLElement> => {
    await screen.findByText(errorText)
    await expectNoContent()
    return screen.getByRole('button', { name: 'Retry' })
  }
  return {
    Loading: withFailure(endpoint, 'never', async () => {
      await screen.findAllByText(isFrame ? 'Loading' : /^Loading \w/)
      await expectNoContent()
      if (!isFrame) await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    }),
    Unauthorized401: {
      ...withFailure(endpoint, 401, expectLoginPage),
      parameters: {
        layout: 'fullscreen',
        ...signedIn,
        chromatic: { disableSnapshot: true, reason: 'it ends on the login page' },
      },
    },
    NotFound404: withFailure(endpoint, 404, async () => {
      await screen.findByText(notFound ?? errorText)
      await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
      await expectNoErrorToast()
    }),
    ServerUnreachable: withFailure(endpoint, 'unreachable', async () => {
      await expect(await findError()).toBeEnabled()
      await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      await findConnectionBanner()
    }),
    /** The page goes through every other failure, each time by Retry, until the server responds with its data. */
    RecoversFromFailures: {
      ...withFailures(endpoint, notFound ? ['unreachable', 400, 403] : [404, 400, 403], async ({ userEvent }) => {
        const retry = await findError()
        await expectNoErrorToast()
        await userEvent.click(retry)
        // In parallel, because a toast may disappear before the rest of the page is rendered.
        await Promise.all([TOAST_TEXT.tryAgain, ERROR_MESSAGE].map((text) => screen.findByText(text)))
        await userEvent.click(await findError())
        await screen.findByText(TOAST_TEXT.forbidden)
        await userEvent.click(await findError())
        await screen.findAllByText(content)
        await expect(screen.queryByText(errorText)).toBeNull()
      }),
      parameters: { chromatic: { disableSnapshot: true, reason: 'it ends like WithData' } },
    },
  } satisfies Record<string, PageStory>
}
