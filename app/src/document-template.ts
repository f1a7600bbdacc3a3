import type { ClientBuild } from 'virtual:client-build'
import { serializePageData } from './page-data.ts'

const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const DATA_BLOCKS = /<script type="application\/ld\+json">.*?<\/script>/gs

/** What a document is made of. */
type DocumentParts = {
  /** The rendered `html` element. */
  rendered: string
  /** The id of the page's route. */
  page: string
  /** The data of the page as JSON. */
  data: string
}

/**
 * Takes the built document apart once.
 *
 * @returns a function that puts a document together from the built one, the rendered page with its head elements, and its
 * data, which follow the page. The scripts wait in a template until the first script starts them: they would take the line
 * from styles, fonts and pictures.
 */
export function createDocumentTemplate({ document, pageFiles }: Pick<ClientBuild, 'document' | 'pageFiles'>) {
  const [, builtHead = ''] = /<head>([\s\S]*)<\/head>/.exec(document) ?? []
  const [, bodyStart = ''] = /<body>([\s\S]*)<div id="root">/.exec(document) ?? []
  const scripts = (builtHead.match(SCRIPTS) ?? []).join('')
  const head = builtHead.replaceAll(SCRIPTS, '')
  return ({ rendered, page, data }: DocumentParts): string => {
    const pageHead = rendered.slice(rendered.indexOf('<head>') + '<head>'.length, rendered.indexOf('</head>'))
    const body = rendered.slice(rendered.indexOf('<body>') + '<body>'.length, rendered.lastIndexOf('</body>'))
    const dataBlocks = (body.match(DATA_BLOCKS) ?? []).join('')
    const root = body.replaceAll(DATA_BLOCKS, '')
    const preloads = (pageFiles[page] ?? []).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    return [
      `<!doctype html><html lang="en"><head><template id="page-scripts">${scripts}${preloads.join('')}</template>`,
      `${head}${pageHead}</head>`,
      `<body>${bodyStart}${root}${dataBlocks}${serializePageData(data)}</body></html>`,
    ].join('')
  }
}
