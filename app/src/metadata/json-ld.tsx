import { useEffect } from 'react'
import type { BreadcrumbList, ItemList, Organization, Product, WebSite, WithContext } from 'schema-dts'

/** A schema.org object that describes the page to search engines. */
export type JsonLdObject =
  | WithContext<BreadcrumbList>
  | WithContext<ItemList>
  | WithContext<Organization>
  | WithContext<Product>
  | WithContext<WebSite>

/** Serializes for the inside of a `<script>`: without `<`, no text can close the element or open a comment. */
const serialize = (object: JsonLdObject): string => JSON.stringify(object).replaceAll('<', '\\u003c')

/**
 * Data blocks with structured data. Browsers do not execute them. They are outside of the page: an open overlay hides the page from assistive
 * technology, but no scripts, so with a script in it, what the page shows later would not be hidden.
 */
export function JsonLd({ objects }: { objects: readonly JsonLdObject[] }) {
  return objects.map(serialize).map((json) => <DataBlock key={json} json={json} />)
}

/** The server renders the block in place, and `createDocumentTemplate` moves it behind the page. */
function DataBlock({ json }: { json: string }) {
  useEffect(
    function addToHead() {
      const block = Object.assign(document.createElement('script'), { type: 'application/ld+json', text: json })
      document.head.append(block)
      return () => block.remove()
    },
    [json],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `serialize` makes the text safe.
  return import.meta.env.SSR ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} /> : null
}
