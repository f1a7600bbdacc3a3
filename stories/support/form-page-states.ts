import { TOAST_TEXT } from '@whirligig/contract'
import { UNREACHABLE_TEXT } from '@whirligig/core/http'
import { expect, screen, waitFor } from 'storybook/test'
import {
  type Endpoint,
  ERROR_MESSAGE,
  expectLoginPage,
  expectNoErrorToast,
  findConnectionBanner,
  type PageStory,
  type Play,
  withFailure,
  withFailures,
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
}

/** The loading and error states of a page with a form. After every failure the form keeps its values and can be submitted again. */
export function formPageStates({ endpoint, values, submitLabel, toastTitle = TOAST_TEXT.tryAgain }: FormPageStates) {
  const fields = Object.entries(values).map(([label, value]) => ({ label: new RegExp(`^${label}\\*?$`), value }))
  const getSubmit = () => screen.getByRole('button', { name: submitLabel })

  const submitForm: Play = async ({ userEvent }) => {
    for (const { label, value } of fields) {
      const field = await screen.findByLabelText<HTMLInputElement>(label)
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(value)
    }
    await userEvent.click(getSubmit())
  }

  async function expectUnchangedForm(): Promise<void> {
    await waitFor(() => expect(getSubmit()).not.toHaveAttribute('aria-busy', 'true'))
    for (const { label, value } of fields) await expect(screen.getByLabelText(label)).toHaveValue(value)
  }

  return {
    Loading: withFailure(endpoint, 'never', async (context) => {
      await submitForm(context)
      await waitFor(() => expect(getSubmit()).toHaveAttribute('aria-busy', 'true'))
    }),
    /** Only of a form that needs a session, which ends. */
    Unauthorized401: {
      ...withFailure(endpoint, 401, async (context) => {
        await submitForm(context)
        await expectLoginPage()
      }),
      parameters: { chromatic: { disableSnapshot: true, reason: 'it ends on the login page' } },
    },
    ServerUnreachable: withFailure(endpoint, 'unreachable', async (context) => {
      await submitForm(context)
      await screen.findByText(UNREACHABLE_TEXT)
      await expectUnchangedForm()
      await findConnectionBanner()
    }),
    /** The form goes through every other failure, each time by submitting it again. */
    RecoversFromFailures: {
      ...withFailures(endpoint, [404, 400, 403, 'unreachable'], async (context) => {
        await submitForm(context)
        await expectUnchangedForm()
        await expectNoErrorToast()
        for (const texts of [[toastTitle, ERROR_MESSAGE], [TOAST_TEXT.forbidden], [UNREACHABLE_TEXT]]) {
          await context.userEvent.click(getSubmit())
          // The form and a toast say it.
          for (const text of texts) await screen.findAllByText(text)
          await expectUnchangedForm()
        }
      }),
      parameters: { chromatic: { disableSnapshot: true, reason: 'it ends like ServerUnreachable' } },
    },
  } satisfies Record<string, PageStory>
}
