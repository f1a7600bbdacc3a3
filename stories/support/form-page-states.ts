import { TOAST_TEXT } from '@whirligig/contract'
import { expect, screen, waitFor } from 'storybook/test'
import {
  type Endpoint,
  ERROR_MESSAGE,
  expectLoginPage,
  expectNoErrorToast,
  type FailingState,
  type PageStory,
  type Play,
  withFailingRequest,
} from './failing-request.ts'

export type FormPageStates = {
  /** The endpoint that receives the form. */
  endpoint: Endpoint
  /** The values to fill in, by label. */
  values: Readonly<Record<string, string>>
  /** The label of the submit button. */
  submitLabel: string
  /** The title of the toast for a 400 response. @default 'Please Try Again!' */
  toastTitle?: string
  /** The form needs a session, so a 401 response ends it. */
  isPrivate?: boolean
}

/** The loading and error states of a page with a form. After every error the form keeps its values and can be submitted again. */
export function formPageStates({
  endpoint,
  values,
  submitLabel,
  toastTitle = TOAST_TEXT.tryAgain,
  isPrivate,
}: FormPageStates) {
  const fields = Object.entries(values).map(([label, value]) => ({ label: new RegExp(`^${label}\\*?$`), value }))

  const submitForm: Play = async ({ userEvent }) => {
    for (const { label, value } of fields) {
      const field = await screen.findByLabelText<HTMLInputElement>(label)
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(value)
    }
    await userEvent.click(screen.getByRole('button', { name: submitLabel }))
  }

  async function expectUnchangedForm(): Promise<void> {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: submitLabel })).not.toHaveAttribute('aria-busy', 'true'),
    )
    for (const { label, value } of fields) await expect(screen.getByLabelText(label)).toHaveValue(value)
  }

  const submitAndExpect = (state: FailingState, expectation: () => Promise<unknown>): PageStory =>
    withFailingRequest(endpoint, state, async (context) => {
      await submitForm(context)
      await expectation()
    })

  const submitAndExpectToast = (state: FailingState, ...texts: readonly string[]) =>
    submitAndExpect(state, async () => {
      for (const text of texts) await screen.findByText(text)
      await expectUnchangedForm()
    })

  return {
    Loading: submitAndExpect('Loading', () =>
      waitFor(() => expect(screen.getByRole('button', { name: submitLabel })).toHaveAttribute('aria-busy', 'true')),
    ),
    BadRequest400: submitAndExpectToast('BadRequest400', toastTitle, ERROR_MESSAGE),
    Unauthorized401: isPrivate
      ? submitAndExpect('Unauthorized401', expectLoginPage)
      : submitAndExpectToast('Unauthorized401', TOAST_TEXT.unauthorized),
    Forbidden403: submitAndExpectToast('Forbidden403', TOAST_TEXT.forbidden),
    NotFound404: submitAndExpect('NotFound404', async () => {
      await expectUnchangedForm()
      await expectNoErrorToast()
    }),
    ServerUnreachable: submitAndExpectToast(
      'ServerUnreachable',
      'The shop cannot be reached. Please check your connection and try again.',
    ),
  } satisfies Record<FailingState, PageStory>
}
