import type { StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'

type Noun = 'brand' | 'category' | 'product'
type ResourceStory = Pick<StoryObj, 'beforeEach' | 'play'>

export type ResourceListStates<Row> = {
  noun: Noun
  plural: string
  /** What is said of the first one when it was turned, and when it was deleted. */
  messages: { updated: string; deleted: string }
  /** The call of the list answers these. */
  listHandler: (rows: readonly Row[]) => HttpHandler
  /** What is there; the first one is active, and is turned and deleted. */
  rows: readonly [Row, ...Row[]]
}

/** The states that the lists of brands, of categories and of products share. */
export function resourceListStates<Row extends { _id: string; name: string }>(list: ResourceListStates<Row>) {
  const { noun, plural, messages: says, listHandler: answers, rows } = list
  const [first, ...others] = rows
  const call = `/api/${noun}`
  const toggle = { name: `${first.name} active` }
  const link = { name: new RegExp(`^${first.name}`) }
  return {
    Empty: {
      beforeEach: ({ msw }) => {
        msw.use(answers([]))
      },
      play: async ({ canvas }) => {
        await canvas.findByText(`No ${plural} found.`)
      },
    },
    Loading: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(call, () => delay('infinite')))
      },
      play: async ({ canvas }) => {
        await canvas.findByText(`Loading ${plural}`)
      },
    },
    RetriesAfterFailure: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(call, () => HttpResponse.error(), { once: true }))
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
          http.put(`${call}/${first._id}/active`, async ({ request }) => {
            await expect(await request.json()).toEqual({ [noun]: { isActive: false } })
            const row = { ...first, isActive: false }
            msw.use(answers([row, ...others]))
            return HttpResponse.json({ success: true, message: says.updated, [noun]: row })
          }),
        )
      },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole('switch', toggle))
        await screen.findByText(says.updated)
        await expect(await canvas.findByRole('switch', { ...toggle, busy: false })).not.toBeChecked()
      },
    },
    DeletesAfterConfirmation: {
      beforeEach: ({ msw }) => {
        msw.use(
          http.delete(`${call}/delete/${first._id}`, () => {
            msw.use(answers(others))
            return HttpResponse.json({ success: true, message: says.deleted })
          }),
        )
      },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole('button', { name: `Delete ${first.name}` }))
        await screen.findByRole('alertdialog', { name: `Delete ${first.name}?` })
        await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
        await screen.findByText(says.deleted)
        await waitFor(() => expect(canvas.queryByRole('link', link)).toBeNull())
      },
    },
  } satisfies Record<string, ResourceStory>
}

/** The states that the pages of one brand, of one category and of one product share. */
export function resourceEditStates(noun: Noun) {
  const call = `/api/${noun}/:id`
  const { missing } = RESPONSE_TEXT[noun]
  return {
    NotFound: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(call, () => HttpResponse.json({ message: missing }, { status: 404 })))
      },
      play: async ({ canvas }) => {
        await canvas.findByText(`No ${noun} found.`)
      },
    },
    Loading: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(call, () => delay('infinite')))
      },
      play: async ({ canvas }) => {
        await canvas.findByText(`Loading the ${noun}`)
      },
    },
    RetriesAfterFailure: {
      beforeEach: ({ msw }) => {
        msw.use(http.get(call, () => HttpResponse.error(), { once: true }))
      },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
        await canvas.findByRole('textbox', { name: /^Slug/ })
      },
    },
  } satisfies Record<string, ResourceStory>
}

/** What a page says when its address is another one's already. */
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
