const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

type Entry = {
  /** Absolute. */
  url: string
  updatedAt?: Date
}

/** The two kinds of sitemap files: a list of pages, and a list of such files. */
const TAGS = { pages: ['urlset', 'url'], files: ['sitemapindex', 'sitemap'] } as const

function toEntry(tag: string, { url, updatedAt }: Entry): string {
  const lastmod = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
  return `<${tag}><loc>${escapeXml(url)}</loc>${lastmod}</${tag}>\n`
}

/** Writes a sitemap file, one string per batch of entries. */
export async function* writeSitemap(
  kind: keyof typeof TAGS,
  batches: AsyncIterable<Entry[]> | Iterable<Entry[]>,
): AsyncGenerator<string> {
  const [list, tag] = TAGS[kind]
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  for await (const entries of batches) yield entries.map((entry) => toEntry(tag, entry)).join('')
  yield `</${list}>\n`
}
