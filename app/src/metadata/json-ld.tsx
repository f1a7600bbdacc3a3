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

/** Data blocks with structured data. Browsers do not execute them. */
export function JsonLd({ objects }: { objects: readonly JsonLdObject[] }) {
  return objects.map(serialize).map((json) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `serialize` makes the text safe.
    <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  ))
}
