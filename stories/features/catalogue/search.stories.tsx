import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchContainer } from '@whirligig/catalogue'
import { aSuggestion, TOYS } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../support/decorators/with-store.tsx'

const requestedTerm = fn()

const meta = {
  title: 'Features/Catalogue/Search',
  component: SearchContainer,
  decorators: [(Story) => <div className="min-h-96 max-w-xl">{Story()}</div>, withStoreAndToasts],
  args: { name: '', locationKey: 'a', getLatestKey: () => 'a', onSelect: fn(), onSearch: fn() },
  beforeEach: ({ msw }) => {
    requestedTerm.mockClear()
    msw.use(
      http.get('/api/product/list/search/:term', ({ params }) => {
        const term = String(params.term)
        requestedTerm(term)
        const products = TOYS.filter(({ name }) => name.toLowerCase().includes(term))
        return HttpResponse.json({ products: products.map((toy) => aSuggestion(toy)) })
      }),
    )
  },
} satisfies Meta<typeof SearchContainer>

export default meta
type Story = StoryObj<typeof meta>

const typeText =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search Toys' }), text)
  }

export const Empty: Story = {}

export const FetchesAtEveryThirdCharacter: Story = {
  play: async (context) => {
    await typeText('Ki')(context)
    await expect(requestedTerm).not.toHaveBeenCalled()
    await typeText('n')(context)
    await expect(await context.canvas.findByRole('option', { name: /King's Castle/ })).toHaveTextContent('$1,249.99')
    await typeText("g's")(context)
    await waitFor(() => expect(requestedTerm.mock.calls.flat().join('|')).toBe("kin|king's"))
  },
}

export const KeepsSuggestionsBetweenRequests: Story = {
  play: async (context) => {
    await typeText('tra')(context)
    await context.canvas.findByRole('option', { name: /Transformer/ })
    await typeText('n')(context)
    await expect(context.canvas.getByRole('option', { name: /Transformer/ })).toBeVisible()
    await expect(requestedTerm).toHaveBeenCalledOnce()
  },
}

export const OpensSelectedProduct: Story = {
  play: async (context) => {
    await typeText('tra')(context)
    const { canvas, userEvent, args } = context
    await canvas.findByRole('option', { name: /Transformer/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('transformer')
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const SearchesOnEnter: Story = {
  play: async (context) => {
    await typeText('  {Enter}')(context)
    await expect(context.args.onSearch).not.toHaveBeenCalled()
    await typeText(' bear {Enter}')(context)
    await expect(context.args.onSearch).toHaveBeenCalledWith('bear')
  },
}

/** As on the page of the results, also after a reload or from a link. */
export const ShowsSearchOfThePage: Story = {
  args: { name: 'bear' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Search Toys' })
    await expect(box).toHaveValue('bear')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(box).toHaveValue('')
  },
}

export const ShowsSearchOfTheNextPage: Story = {
  render: (args) => {
    const [isBack, setIsBack] = useState(false)
    return (
      <>
        <SearchContainer
          {...args}
          {...(isBack && { name: 'bear', locationKey: 'b' })}
          getLatestKey={() => (isBack ? 'b' : 'a')}
        />
        <button type="button" onClick={() => setIsBack(!isBack)} onMouseDown={(event) => event.preventDefault()}>
          Other page
        </button>
      </>
    )
  },
  play: async (context) => {
    await typeText('tra')(context)
    const { canvas, userEvent } = context
    await canvas.findByRole('option', { name: /Transformer/ })
    const otherPage = canvas.getByRole('button', { name: 'Other page' })
    otherPage.click()
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull())
    await expect(canvas.getByRole('combobox')).toHaveValue('bear')
    otherPage.click()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('')) // The typed text does not come back.
    otherPage.click()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('bear'))
    await userEvent.type(canvas.getByRole('combobox'), '{Backspace}')
    await expect(canvas.getByRole('combobox')).toHaveValue('bea')
  },
}

/** On a slow line, the next search is typed before the page of the first one is there. */
export const KeepsTextTypedWhileThePageOpens: Story = {
  render: (args) => {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <SearchContainer {...args} {...(isOpen && { name: 'bear', locationKey: 'b' })} getLatestKey={() => 'b'} />
        <button type="button" onClick={() => setIsOpen(true)}>
          The page is loaded
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'du')
    await userEvent.click(canvas.getByRole('button', { name: 'The page is loaded' }))
    await expect(box).toHaveValue('du')
  },
}

export const NoSuggestions: Story = {
  play: async (context) => {
    await typeText('xyz')(context)
    await context.canvas.findAllByText('No suggestions. Press Enter to search all toys.')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list/search/:term', () => delay('infinite')))
  },
  play: async (context) => {
    await typeText('tra')(context)
    await context.canvas.findAllByText('Looking for toys…')
  },
}

export const LoadingFailed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/product/list/search/:term', () => HttpResponse.error()))
  },
  play: async (context) => {
    await typeText('tra')(context)
    await context.canvas.findAllByText('Suggestions could not be loaded. Press Enter to search.')
  },
}
