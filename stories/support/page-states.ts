import type { StoryObj } from '@storybook/react-vite'
import { TOAST_TEXT } from '@whirligig/contract'
import { startSessionAtom } from '@whirligig/core/session'
import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import type { AppAtPath } from './app-at-path.tsx'
import { initialAtom } from './decorators/with-store.tsx'
import type { PageState } from './page-state-list.ts'

type PageStory = Pick<StoryObj<typeof AppAtPath>, 'beforeEach' | 'play' | 'parameters'>
type Play = NonNullable<PageStory['play']>
type Failing = 'Loading' | 'BadRequest400' | 'Unauthorized401' | 'Forbidden403' | 'NotFound404' | 'ServerUnreachable'

/** What each state makes of a call, by method and path: `get /product/list`. */
export type Call = `${'get' | 'post' | 'put'} /${string}`

const REFUSAL = 'That is not how to ask.'
const refuse = (status: number) => () => HttpResponse.json({ error: REFUSAL }, { status })

const ANSWERS = {
  Loading: () => delay('infinite'),
  BadRequest400: refuse(400),
  Unauthorized401: refuse(401),
  Forbidden403: refuse(403),
  NotFound404: refuse(404),
  ServerUnreachable: () => HttpResponse.error(),
} satisfies Record<Failing, HttpResponseResolver>

/** The story of a state: the call meets its answer once, and again wherever that is asked for on purpose. */
function answered(call: Call, state: Failing, play: Play): PageStory {
  const [method, path] = call.split(' ') as ['get' | 'post' | 'put', string] // as its type says
  return {
    beforeEach: ({ msw }) => {
      msw.use(http[method](`/api${path}`, ANSWERS[state], { once: state === 'ServerUnreachable' }))
    },
    play,
  }
}

const NOTICES = [TOAST_TEXT.tryAgain, TOAST_TEXT.unauthorized, TOAST_TEXT.forbidden, REFUSAL]
const expectNoNotice = () =>
  Promise.all(NOTICES.map((text) => expect(screen.queryByText(text)).not.toBeInTheDocument()))

const signedIn = { layout: 'fullscreen', initialAtoms: [initialAtom(startSessionAtom, 'token')] }

async function expectTheLogin(): Promise<void> {
  await screen.findByText(TOAST_TEXT.unauthorized)
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await expect(localStorage.getItem('token')).toBeNull()
}

export type QueryPageStates = {
  /** The call that fills the screen. */
  call: Call
  /** What the screen says when it failed. */
  failed: string
  /** A text or heading of the filled screen. */
  content: string | RegExp
  /** What the screen says of something that is not there; without it a 404 is a failure like others. */
  notFound?: string
  /** The call carries no token: a 401 to it ends no session. */
  isPublic?: boolean
}

/** The states of a page that shows what a call answers, as section 8 of the specification has them. */
export function queryPageStates({ call, failed, content: filled, notFound: missing, isPublic }: QueryPageStates) {
  const notFilled = () => expect(screen.queryByText(filled)).toBeNull()
  const sayFailed = async (): Promise<HTMLElement> => {
    await screen.findByText(failed)
    await notFilled()
    return screen.getByRole('button', { name: 'Retry' })
  }
  // At once: the notice may go before the rest of the page is there.
  const sayFailedAnd = (...notices: string[]) =>
    Promise.all([sayFailed(), ...notices.map((notice) => screen.findByText(notice))])
  return {
    Loading: answered(call, 'Loading', async () => {
      await screen.findAllByText(/^Loading/)
      await notFilled()
    }),
    BadRequest400: answered(call, 'BadRequest400', async () => {
      await sayFailedAnd(TOAST_TEXT.tryAgain, REFUSAL)
    }),
    Unauthorized401: isPublic
      ? answered(call, 'Unauthorized401', async () => {
          await sayFailedAnd(TOAST_TEXT.unauthorized)
        })
      : { ...answered(call, 'Unauthorized401', expectTheLogin), parameters: signedIn },
    Forbidden403: answered(call, 'Forbidden403', async () => {
      await sayFailedAnd(TOAST_TEXT.forbidden)
    }),
    NotFound404: answered(call, 'NotFound404', async () => {
      if (missing) {
        await screen.findByText(missing)
        await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
      } else await sayFailed()
      await expectNoNotice()
    }),
    ServerUnreachable: answered(call, 'ServerUnreachable', async ({ userEvent }) => {
      await userEvent.click(await sayFailed())
      await screen.findAllByText(filled)
      await expect(screen.queryByText(failed)).toBeNull()
    }),
  } satisfies Partial<Record<PageState, PageStory>>
}

export type FormPageStates = {
  /** The call that sends the form. */
  call: Call
  /** What is typed, by label. */
  fill: Readonly<Record<string, string>>
  /** The name of the button. */
  submit: string
  /** The title of a 400's notice; 'Please Try Again!' without it. */
  title?: string
  /** Only whoever is signed in gets to the form: a 401 signs them out. */
  isPrivate?: boolean
}

/** The states of a page that sends a form. What was typed stays whatever the answer, and can be sent again. */
export function formPageStates({ call, fill, submit, title = TOAST_TEXT.tryAgain, isPrivate }: FormPageStates) {
  const typed = Object.entries(fill).map(([label, value]) => ({ label: new RegExp(`^${label}\\*?$`), value }))

  const send: Play = async ({ userEvent }) => {
    for (const { label, value } of typed) {
      const field = await screen.findByLabelText<HTMLInputElement>(label)
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(value)
    }
    await userEvent.click(screen.getByRole('button', { name: submit }))
  }

  async function expectAsTyped(): Promise<void> {
    await waitFor(() => expect(screen.getByRole('button', { name: submit })).not.toHaveAttribute('aria-busy', 'true'))
    for (const { label, value } of typed) await expect(screen.getByLabelText(label)).toHaveValue(value)
  }

  const sentThen = (state: Failing, then: () => Promise<unknown>): PageStory =>
    answered(call, state, async (context) => {
      await send(context)
      await then()
    })

  /** The notice comes up, and the form is as it was. */
  const told = (state: Failing, ...texts: readonly string[]) =>
    sentThen(state, async () => {
      for (const text of texts) await screen.findByText(text)
      await expectAsTyped()
    })

  return {
    Loading: sentThen('Loading', () =>
      waitFor(() => expect(screen.getByRole('button', { name: submit })).toHaveAttribute('aria-busy', 'true')),
    ),
    BadRequest400: told('BadRequest400', title, REFUSAL),
    Unauthorized401: isPrivate
      ? sentThen('Unauthorized401', expectTheLogin)
      : told('Unauthorized401', TOAST_TEXT.unauthorized),
    Forbidden403: told('Forbidden403', TOAST_TEXT.forbidden),
    NotFound404: sentThen('NotFound404', async () => {
      await expectAsTyped()
      await expectNoNotice()
    }),
    ServerUnreachable: told(
      'ServerUnreachable',
      'The shop cannot be reached. Please check your connection and try again.',
    ),
  } satisfies Partial<Record<PageState, PageStory>>
}
