import type { StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { expectEmptyState, expectLoading } from './expect-list-state.ts'

type Noun = 'brand' | 'category' | 'product'
type ResourceStory = Pick<StoryObj, 'beforeEach' | 'play'>

export type ResourceListStates<Row> = {
  noun: Noun
  plural: string
  /** The hint of the list without rows. */
  emptyHint: string
  /** The server's messages after the first row was deactivated, and after it was deleted. */
  messages: { updated: string; deleted: string }
  /** Creates a handler that returns the given rows. */
  listHandler: (rows: readonly Row[]) => HttpHandler
  /** The initial rows. The first one is active; the stories deactivate and delete it. */
  rows: readonly [Row, ...Row[]]
}

/** The states of a list page in the admin dashboard: brands, categories or products. */
export function resourceListStates<Row extends { _id: string; name: string }>(list: ResourceListStates<Row>) {
  const { noun, plural, emptyHint, messages, listHandler, rows } = list
  const [first, ...others] = rows
  const path = `/api/${noun}`
  const toggle = { name: `${first.name} active` }
  const link = { name: new RegExp(`^${first.name}`) }
  return {
    Empty: {
      beforeEach: ({ msw }) => {
        msw.use(listHandler([]))
      },
      play: () => expectEmptyState(`No ${plural} found.`, emptyHint),
    },
    Loading: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(path, () => delay('infinite')))
      },
      play: () => expectLoading(`Loading ${plural}`),
    },
    RetriesAfterFailure: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(path, () => HttpResponse.error(), { once: true }))
      },
      play: async ({ canvas, userEvent }) => {
        await canvas.findByText(`The ${plural} could not be loaded.`)
        await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
        await canvas.findByRole('link', link)
      },
    },
    Deactivated: {
      beforeEach: ({ msw }) => {
        msw.use(
          http.put(`${path}/${first._id}/active`, async ({ request }) => {
            await expect(await request.json()).toEqual({ [noun]: { isActive: false } })
            const row = { ...first, isActive: false }
            msw.use(listHandler([row, ...others]))
            return HttpResponse.json({ success: true, message: messages.updated, [noun]: row })
          }),
        )
      },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole('switch', toggle))
        await screen.findByText(messages.updated)
        await expect(await canvas.findByRole('switch', { ...toggle, busy: false })).not.toBeChecked()
      },
    },
    DeletesAfterConfirmation: {
      beforeEach: ({ msw }) => {
        msw.use(
          http.delete(`${path}/delete/${first._id}`, () => {
            msw.use(listHandler(others))
            return HttpResponse.json({ success: true, message: messages.deleted })
          }),
        )
      },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole('button', { name: `Delete ${first.name}` }))
        await screen.findByRole('alertdialog', { name: `Delete ${first.name}?` })
        await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
        await screen.findByText(messages.deleted)
        await waitFor(() => expect(canvas.queryByRole('link', link)).toBeNull())
      },
    },
  } satisfies Record<string, ResourceStory>
}

/** The states of an edit page in the admin dashboard: a brand, category or product. */
export function resourceEditStates(noun: Noun) {
  const path = `/api/${noun}/:id`
  const { missing } = RESPONSE_TEXT[noun]
  const respondWithMissing = () => HttpResponse.json({ message: missing }, { status: 404 })
  return {
    DeletedWhileEditing: {
      beforeEach: ({ msw }) => {
        msw.use(
          http.put(path, () => {
            msw.use(http.get(path, respondWithMissing))
            return respondWithMissing()
          }),
        )
      },
      play: async ({ canvas, userEvent }) => {
        const name = await canvas.findByRole('textbox', { name: /^Name/ })
        await userEvent.type(name, ' 2')
        await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
        await expect(await canvas.findByRole('alert')).toHaveTextContent(/deleted in the meantime/)
        await expect(name).toHaveDisplayValue(/ 2$/)
      },
    },
    NotFound: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(path, respondWithMissing))
      },
      play: () => expectEmptyState(`No ${noun} found.`, 'It may have been deleted.'),
    },
    Loading: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(path, () => delay('infinite')))
      },
      play: () => expectLoading(`Loading the ${noun}`),
    },
    RetriesAfterFailure: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(path, () => HttpResponse.error(), { once: true }))
      },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
        await canvas.findByRole('textbox', { name: /^Slug/ })
      },
    },
  } satisfies Record<string, ResourceStory>
}

/** The state of an edit page after the server has rejected a slug that another item uses. */
export function slugTakenState(noun: Noun, slugTaken: string): ResourceStory {
  return {
    beforeEach: ({ msw }) => {
      const issues = [{ path: 'slug', message: slugTaken }]
      msw.use(http.put(`/api/${noun}/:id`, () => HttpResponse.json({ error: slugTaken, issues }, { status: 400 })))
    },
    play: async ({ canvas, userEvent }) => {
      const slug = await canvas.findByRole('textbox', { name: /^Slug/ })
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
      await waitFor(() => expect(slug).toHaveAccessibleDescription(expect.stringContaining(slugTaken)))
    },
  }
}
