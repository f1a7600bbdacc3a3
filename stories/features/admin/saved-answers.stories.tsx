import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavedAnswersContainer } from '@whirligig/admin'
import { RESPONSE_TEXT, SAVED_ANSWERS, type SavedAnswer, SavedAnswerEdit, SavedAnswerInput } from '@whirligig/contract'
import { aSavedAnswer, aSavedAnswerList } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { forViewport } from '../../support/for-viewport.ts'
import { signedIn } from '../../support/signed-in.ts'

/** Answers the requests for saved answers from a list of its own. */
function answerServer(start: SavedAnswer[]) {
  let answers = start
  return [
    http.get('/api/saved-answer', () => HttpResponse.json(aSavedAnswerList(answers))),
    http.post('/api/saved-answer/add', async ({ request }) => {
      answers = [...answers, aSavedAnswer({ _id: 'new', ...SavedAnswerInput.parse(await request.json()) })]
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.savedAnswer.added })
    }),
    http.put('/api/saved-answer/:id', async ({ request, params }) => {
      const input = SavedAnswerInput.parse(await request.json())
      answers = answers.map((answer) => (answer._id === params.id ? { ...answer, ...input } : answer))
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.savedAnswer.updated })
    }),
    http.delete('/api/saved-answer/:id', ({ params }) => {
      answers = answers.filter(({ _id }) => _id !== params.id)
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.savedAnswer.deleted })
    }),
  ]
}

const meta = {
  title: 'Features/Admin/Saved Answers',
  tags: ['role:admin'],
  component: SavedAnswersContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: { name: 'Mina Marlow', onInsert: fn() },
  beforeEach: ({ msw }) => msw.use(...answerServer(aSavedAnswerList().answers)),
} satisfies Meta<typeof SavedAnswersContainer>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Saved answers' }))
  return within(await screen.findByRole('dialog'))
}

export const List: Story = {
  play: async (context) => {
    const drawer = await open(context)
    const first = await drawer.findByRole('button', { name: /^Insert Parcel on its way/ })
    await expect(first).toHaveTextContent('Hello Mina, your parcel has left us')
    await expect(drawer.queryByRole('searchbox')).toBeNull()
  },
}
export const OnPhone: Story = { ...List, ...forViewport('phone') }

/** The name is filled in, and the drawer closes. */
export const Inserts: Story = {
  play: async (context) => {
    const drawer = await open(context)
    await context.userEvent.click(await drawer.findByRole('button', { name: /^Insert Parcel on its way/ }))
    await expect(context.args.onInsert).toHaveBeenCalledWith(
      'Hello Mina, your parcel has left us and comes within three working days.',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Adds: Story = {
  play: async (context) => {
    const { userEvent } = context
    const drawer = await open(context)
    await userEvent.click(drawer.getByRole('button', { name: 'New saved answer' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save answer' }))
    await expect(await drawer.findByText('Title is required.')).toBeVisible()
    await expect(drawer.getByText('Text is required.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: 'Title' }), 'Thanks')
    await userEvent.type(drawer.getByRole('textbox', { name: 'Text' }), 'Thank you, {{name}!')
    await userEvent.click(drawer.getByRole('button', { name: 'Save answer' }))
    await expect(await drawer.findByRole('button', { name: /^Insert Thanks/ })).toHaveTextContent('Thank you, Mina!')
    await screen.findByText(RESPONSE_TEXT.savedAnswer.added)
    await expect(drawer.getByRole('button', { name: 'New saved answer' })).toHaveFocus()
  },
}

export const Edits: Story = {
  play: async (context) => {
    const { userEvent } = context
    const drawer = await open(context)
    await userEvent.click(await drawer.findByRole('button', { name: 'Edit Safe for small children' }))
    const title = drawer.getByRole('textbox', { name: 'Title' })
    await expect(title).toHaveValue('Safe for small children')
    await userEvent.clear(title)
    await userEvent.type(title, 'Safe paint')
    await userEvent.click(drawer.getByRole('button', { name: 'Save answer' }))
    await expect(await drawer.findByRole('button', { name: /^Insert Safe paint/ })).toBeVisible()
    await screen.findByText(RESPONSE_TEXT.savedAnswer.updated)
    await expect(drawer.getByRole('button', { name: 'Edit Safe paint' })).toHaveFocus()
  },
}

export const Deletes: Story = {
  play: async (context) => {
    const { userEvent } = context
    const drawer = await open(context)
    await userEvent.click(await drawer.findByRole('button', { name: 'Delete Parcel on its way' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(drawer.queryByRole('button', { name: /Parcel on its way/ })).toBeNull())
    await screen.findByText(RESPONSE_TEXT.savedAnswer.deleted)
  },
}

/** Leaving a form with unsaved changes asks first. */
export const UnsavedChanges: Story = {
  play: async (context) => {
    const { userEvent } = context
    const drawer = await open(context)
    await userEvent.click(drawer.getByRole('button', { name: 'New saved answer' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Title' }), 'Thanks')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveValue('Thanks'))
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }))
    const again = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(again.getByRole('button', { name: 'Leave' }))
    await expect(await drawer.findByRole('button', { name: /^Insert Parcel/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(drawer.getByRole('button', { name: 'New saved answer' })).toHaveFocus()
  },
}

const MANY = Array.from({ length: 12 }, (_, n) => aSavedAnswer({ _id: `answer-${n}`, title: `Answer ${n + 1}` }))

/** A long list can be searched. */
export const Searches: Story = {
  beforeEach: ({ msw }) => msw.use(...answerServer(MANY)),
  play: async (context) => {
    const drawer = await open(context)
    const field = await drawer.findByRole('searchbox', { name: 'Search saved answers' })
    await context.userEvent.type(field, 'answer 12')
    await expect(drawer.getAllByRole('button', { name: /^Insert/ })).toHaveLength(1)
    await context.userEvent.type(field, '3')
    await expect(drawer.getByText('No saved answer found.')).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...answerServer([])),
  play: async (context) => {
    const drawer = await open(context)
    await expect(await drawer.findByText('No saved answers yet.')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'New saved answer' })).toBeEnabled()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/api/saved-answer', () => delay('infinite'))),
  play: async (context) => {
    const drawer = await open(context)
    await drawer.findByText('Loading saved answers')
    await expect(drawer.queryByText('No saved answers yet.')).toBeNull()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => {
    let isReachable = false
    msw.use(
      http.get('/api/saved-answer', () => {
        if (isReachable) return HttpResponse.json(aSavedAnswerList())
        isReachable = true
        return HttpResponse.json({ error: 'Down.' }, { status: 500 })
      }),
    )
  },
  play: async (context) => {
    const drawer = await open(context)
    await expect(await drawer.findByText('The saved answers could not be loaded.')).toBeVisible()
    await context.userEvent.click(drawer.getByRole('button', { name: /Retry|Try again/ }))
    await expect(await drawer.findByRole('button', { name: /^Insert Parcel/ })).toBeVisible()
  },
}

const refuse = (status: number, error: string) =>
  http.post('/api/saved-answer/add', () => HttpResponse.json({ error }, { status }))

async function expectRefusal(context: Context, message: string) {
  const { userEvent } = context
  const drawer = await open(context)
  await userEvent.click(drawer.getByRole('button', { name: 'New saved answer' }))
  await userEvent.type(drawer.getByRole('textbox', { name: 'Title' }), 'Thanks')
  await userEvent.type(drawer.getByRole('textbox', { name: 'Text' }), 'Thank you!')
  await userEvent.click(drawer.getByRole('button', { name: 'Save answer' }))
  await drawer.findByText(message)
  await expect(drawer.getByRole('textbox', { name: 'Text' })).toHaveValue('Thank you!')
}

/** What has been written stays. */
export const TitleTaken: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(400, RESPONSE_TEXT.savedAnswer.titleTaken)),
  play: (context) => expectRefusal(context, RESPONSE_TEXT.savedAnswer.titleTaken),
}

export const TooMany: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(400, RESPONSE_TEXT.savedAnswer.full(SAVED_ANSWERS.count))),
  play: (context) => expectRefusal(context, RESPONSE_TEXT.savedAnswer.full(SAVED_ANSWERS.count)),
}

/** A colleague has deleted the answer. */
export const DeletedMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('/api/saved-answer/:id', () =>
        HttpResponse.json({ message: 'No saved answer found.' }, { status: 404 }),
      ),
    ),
  play: async (context) => {
    const { userEvent } = context
    const drawer = await open(context)
    await userEvent.click(await drawer.findByRole('button', { name: 'Edit Parcel on its way' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Text' }), ' Bye!')
    await userEvent.click(drawer.getByRole('button', { name: 'Save answer' }))
    await drawer.findByText(/^This has been deleted in the meantime/)
    await expect(drawer.getByRole('textbox', { name: 'Text' })).toHaveValue(`${aSavedAnswer().text} Bye!`)
  },
}

/** A colleague has changed the answer since the list was loaded. What has been written stays until the user leaves it for the newer one. */
export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    let answers = [aSavedAnswer()]
    msw.use(
      http.get('/api/saved-answer', () => HttpResponse.json(aSavedAnswerList(answers))),
      http.put('/api/saved-answer/:id', async ({ request }) => {
        await expect(SavedAnswerEdit.parse(await request.json())).toMatchObject({ version: 1 })
        answers = [aSavedAnswer({ text: 'Hello {name}, your parcel comes tomorrow.', version: 2 })]
        return HttpResponse.json({ error: RESPONSE_TEXT.savedAnswer.changed }, { status: 400 })
      }),
    )
  },
  play: async (context) => {
    const { userEvent } = context
    const drawer = await open(context)
    await userEvent.click(await drawer.findByRole('button', { name: 'Edit Parcel on its way' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Title' }), ' to you')
    await userEvent.click(drawer.getByRole('button', { name: 'Save answer' }))
    await waitFor(() => expect(drawer.getByRole('alert')).toHaveTextContent(RESPONSE_TEXT.savedAnswer.changed))
    await screen.findByText('Please Try Again!')
    await expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveValue('Parcel on its way to you')
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Leave' }))
    await expect(await drawer.findByText('Hello Mina, your parcel comes tomorrow.')).toBeVisible()
  },
}
