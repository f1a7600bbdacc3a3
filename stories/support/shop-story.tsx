import type { Meta } from '@storybook/react-vite'
import noResults from '@whirligig/art/empty/no-results.svg'
import { parseProductQuery, ShopContainer, type ShopContainerProps, serializeProductQuery } from '@whirligig/catalogue'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { withStoreAndToasts } from './decorators/with-store.tsx'
import { productListHandlers } from './product-list-handlers.ts'

/** Keeps the query in state, as the URL does in the app. */
function StatefulShop({ query: first, onChange, ...props }: ShopContainerProps) {
  const [query, setQuery] = useState(first)
  return (
    <ShopContainer
      {...props}
      query={query}
      onChange={(next) => {
        setQuery(next)
        onChange(next)
      }}
    />
  )
}

export const parseQuery = (search: string) => parseProductQuery(new URLSearchParams(search))

/** The meta of stories of the list of toys. Storybook reads the title from the file of the stories. */
export const shopMeta = {
  decorators: [withStoreAndToasts],
  render: (args) => <StatefulShop {...args} />,
  args: {
    query: parseQuery(''),
    onChange: fn(),
    getHref: (query) => `#/shop?${serializeProductQuery(query)}`,
    title: 'All toys',
    shopHref: '#/shop',
    productHref: (slug) => `#/product/${slug}`,
    emptyPicture: <img src={noResults} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    msw.use(...productListHandlers())
  },
} satisfies Meta<typeof ShopContainer>
