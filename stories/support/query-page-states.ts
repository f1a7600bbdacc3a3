import { TOAST_TEXT } from '@whirligig/contract'
import { startSessionAtom } from '@whirligig/core/session'
import { expect, screen, waitFor } from 'storybook/test'
import { initialAtom } from './decorators/with-store.tsx'
import {
  type Endpoint,
  ERROR_MESSAGE,
  expectLoginPage,
  expectNoErrorToast,
  type FailingState,
  type PageStory,
  withFailingRequest,
} from './failing-request.ts'

export type QueryPageStates = {
  /** The endpoint that returns the page's content. */
  endpoint: Endpoint
  /** The text that the page shows when the request has failed. */
  errorText: string
  /** A text or heading of the page with data. */
  content: string | RegExp
  /** The text for a 404 response. Without it, the page shows `errorText`. */
  notFound?: string
  /** The endpoint needs no session, so a 401 response does not end one. */
  isPublic?: boolean
}

const signedIn = { layout: 'fullscreen', initialAtoms: [initialAtom(startSessionAtom, 'token')] }

/** The loading and error states of a page that shows data from an endpoint, as section 8 of the specification describes them. */
export function queryPageStates({ endpoint, errorText, content, notFound, isPublic }: QueryPageStates) {
  const expectNoContent = () => expect(screen.queryByText(content)).toBeNull()
  const findError = async (): Promise<HTMLElement> => {
    await screen.findByText(errorText)
    await expectNoContent()
    return screen.getByRole('button', { name: 'Retry' })
  }
  // In parallel, because a toast may disappear before the rest of the page is rendered.
  const expectErrorAndToast = (...toastTexts: string[]) =>
    Promise.all([findError(), ...toastTexts.map((text) => screen.findByText(text))])
  return {
    Loading: withFailingRequest(endpoint, 'Loading', async () => {
      await screen.findAllByText(/^Loading/)
      await expectNoContent()
    }),
    BadRequest400: withFailingRequest(endpoint, 'BadRequest400', async () => {
      await expectErrorAndToast(TOAST_TEXT.tryAgain, ERROR_MESSAGE)
    }),
    Unauthorized401: isPublic
      ? withFailingRequest(endpoint, 'Unauthorized401', async () => {
          await expectErrorAndToast(TOAST_TEXT.unauthorized)
        })
      : { ...withFailingRequest(endpoint, 'Unauthorized401', expectLoginPage), parameters: signedIn },
    Forbidden403: withFailingRequest(endpoint, 'Forbidden403', async () => {
      await expectErrorAndToast(TOAST_TEXT.forbidden)
    }),
    NotFound404: withFailingRequest(endpoint, 'NotFound404', async () => {
      if (notFound) {
        await screen.findByText(notFound)
        await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
      } else await findError()
      await expectNoErrorToast()
    }),
    /** The server stays unreachable, so the page still says so after a retry. */
    ServerUnreachable: withFailingRequest(endpoint, 'ServerUnreachable', async ({ userEvent }) => {
      await userEvent.click(await findError())
      await waitFor(async () => expect(await findError()).toBeEnabled())
    }),
    RecoversOnRetry: {
      ...withFailingRequest(
        endpoint,
        'ServerUnreachable',
        async ({ userEvent }) => {
          await userEvent.click(await findError())
          await screen.findAllByText(content)
          await expect(screen.queryByText(errorText)).toBeNull()
        },
        { once: true },
      ),
      parameters: { chromatic: { disableSnapshot: true, reason: 'it looks like WithData' } },
    },
  } satisfies Record<FailingState | 'RecoversOnRetry', PageStory>
}
