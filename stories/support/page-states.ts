import type { StoryObj } from '@storybook/react-vite'
import { NOTICE_TEXT } from '@whirligig/contract'
import { startSessionAtom } from '@whirligig/core/session'
import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import type { WholeShop } from '../../.storybook/decorators/whole-shop.tsx'
import { preset } from '../../.storybook/decorators/with-shop.tsx'
import type { PageState } from './page-state-list.ts'

type PageStory = Pick<StoryObj<typeof WholeShop>, 'beforeEach' | 'play' | 'parameters'>
type Play = NonNullable<PageStory['play']>
type Failing = 'Loading' | 'Refused400' | 'SignedOut401' | 'Forbidden403' | 'Missing404' | 'Unreachable'

/** What each state makes of a call, by method and path: `get /product/list`. */
export type Call = `${'get' | 'post' | 'put'} /${string}`

const REFUSAL = 'That is not how to ask.'
const refuse = (status: number) => () => HttpResponse.json({ error: REFUSAL }, { status })

const ANSWERS = {
  Loading: () => delay('infinite'),
  Refused400: refuse(400),
  SignedOut401: refuse(401),
  Forbidden403: refuse(403),
  Missing404: refuse(404),
  Unreachable: () => HttpResponse.error(),
} satisfies Record<Failing, HttpResponseResolver>

/** The story of a state: the call meets its answer once, and again wherever that is asked for on purpose. */
function answered(call: Call, state: Failing, play: Play): PageStory {
  const [method, path] = call.split(' ') as ['get' | 'post' | 'put', string] // as its type says
  return {
    beforeEach: ({ msw }) => {
      msw.use(http[method](`/api${path}`, ANSWERS[state], { once: state === 'Unreachable' }))
    },
    play,
  }
}

const NOTICES = [NOTICE_TEXT.tryAgain, NOTICE_TEXT.unauthorized, NOTICE_TEXT.forbidden, REFUSAL]
const expectNoNotice = () =>
  Promise.all(NOTICES.map((text) => expect(screen.queryByText(text)).not.toBeInTheDocument()))

const signedIn = { layout: 'fullscreen', preset: [preset(startSessionAtom, 'token')] }

async function expectTheLogin(): Promise<void> {
  await screen.findByText(NOTICE_TEXT.unauthorized)
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  await expect(localStorage.getItem('token')).toBeNull()
}

export type ScreenStates = {
  /** The call that fills the screen. */
  call: Call
  /** What the screen says when it failed. */
  failed: string
  /** A text or heading of the filled screen. */
  filled: string | RegExp
  /** What the screen says of something that is not there; without it a 404 is a failure like others. */
  missing?: string
  /** The call carries no token: a 401 to it ends no session. */
  isPublic?: boolean
}

/** The states of a page that shows what a call answers, as section 8 of the specification has them. */
export function screenStates({ call, failed, filled, missing, isPublic }: ScreenStates) {
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
    Refused400: answered(call, 'Refused400', async () => {
      await sayFailedAnd(NOTICE_TEXT.tryAgain, REFUSAL)
    }),
    SignedOut401: isPublic
      ? answered(call, 'SignedOut401', async () => {
          await sayFailedAnd(NOTICE_TEXT.unauthorized)
        })
      : { ...answered(call, 'SignedOut401', expectTheLogin), parameters: signedIn },
    Forbidden403: answered(call, 'Forbidden403', async () => {
      await sayFailedAnd(NOTICE_TEXT.forbidden)
    }),
    Missing404: answered(call, 'Missing404', async () => {
      if (missing) {
        await screen.findByText(missing)
        await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
      } else await sayFailed()
      await expectNoNotice()
    }),
    Unreachable: answered(call, 'Unreachable', async ({ userEvent }) => {
      await userEvent.click(await sayFailed())
      await screen.findAllByText(filled)
      await expect(screen.queryByText(failed)).toBeNull()
    }),
  } satisfies Partial<Record<PageState, PageStory>>
}

export type FormStates = {
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
export function formStates({ call, fill, submit, title = NOTICE_TEXT.tryAgain, isPrivate }: FormStates) {
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
    Refused400: told('Refused400', title, REFUSAL),
    SignedOut401: isPrivate ? sentThen('SignedOut401', expectTheLogin) : told('SignedOut401', NOTICE_TEXT.unauthorized),
    Forbidden403: told('Forbidden403', NOTICE_TEXT.forbidden),
    Missing404: sentThen('Missing404', async () => {
      await expectAsTyped()
      await expectNoNotice()
    }),
    Unreachable: told('Unreachable', 'The shop cannot be reached. Please check your connection and try again.'),
  } satisfies Partial<Record<PageState, PageStory>>
}
