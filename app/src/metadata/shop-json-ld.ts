import { clientPaths } from '@whirligig/contract'
import type { Organization, WebSite, WithContext } from 'schema-dts'
import { SITE_INFO } from '../layout/site-info.ts'
import { SHOP_DESCRIPTION, SHOP_NAME } from './shop-identity.ts'
import { toAbsoluteUrl } from './to-absolute-url.ts'

/** Describes the company behind the shop. */
export const toOrganization = (origin: string): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: SHOP_NAME,
  description: SHOP_DESCRIPTION,
  url: toAbsoluteUrl(origin, clientPaths.home),
  logo: toAbsoluteUrl(origin, '/images/logo.png'),
  sameAs: SITE_INFO.profiles.map(({ href }) => href),
})

/** Search engines replace `{search_term_string}` in `urlTemplate`; `query-input` declares it. */
type SearchAction = {
  '@type': 'SearchAction'
  target: { '@type': 'EntryPoint'; urlTemplate: string }
  'query-input': string
}

/** Describes the site and its search. */
export function toWebSite(origin: string): WithContext<WebSite> {
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toAbsoluteUrl(origin, clientPaths.shop)}?name={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: SHOP_NAME,
    url: toAbsoluteUrl(origin, clientPaths.home),
    potentialAction: search,
  }
}
