import { aProductPage } from '@whirligig/contract/fixtures'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { expectEmptyState } from './expect-list-state.ts'
import type { PageStory } from './failing-request.ts'
import { queryPageStates } from './query-page-states.ts'

/**
 * The states of the page of a category or brand.
 * @param missing the text for one that does not exist
 */
export function collectionPageStates(kind: 'category' | 'brand', missing: string) {
  return {
    ...queryPageStates({
      endpoint: 'get /product/list',
      errorText: 'The toys could not be loaded.',
      content: /Toys of/,
    }),
    Empty: {
      beforeEach: ({ msw }) => {
        msw.use(http.get('/api/product/list', () => HttpResponse.json(aProductPage([]))))
      },
      play: () => expectEmptyState('No products found.', 'New toys arrive all the time.'),
    } satisfies PageStory,
    /** The category or brand does not exist or is not active. */
    NotFound404: {
      args: { path: `/shop/${kind}/no-such-${kind}` },
      play: async () => {
        await screen.findByText(missing)
        await waitFor(() => expect(document.title).toBe('Not found · Whirligig'))
      },
    } satisfies PageStory & { args: { path: string } },
  }
}
