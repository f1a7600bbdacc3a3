import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Comparison, StoryResult } from './compare-builds.ts'
import { formatMode } from './summary.ts'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `
body { margin: 0; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #2a2140; background: #fffaf2 }
h2 { margin: 2rem 0 .5rem; font-size: 1.125rem }
.images { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
figure { margin: 0 } figcaption { font-weight: 600 }
img { max-width: 100%; border: 1px solid #e9ddcb; background: #fff }
select { font: inherit; padding: .5rem }
`

/** Filters the sections by the selected component, which is kept in the URL's hash. */
const SCRIPT = `
const select = document.querySelector('select')
const filter = () => { for (const section of document.querySelectorAll('section')) section.hidden = select.value !== '' && section.dataset.component !== select.value }
select.value = decodeURIComponent(location.hash.slice(1))
if (select.selectedIndex < 0) select.value = ''
select.addEventListener('change', () => { location.hash = select.value; filter() })
filter()
`

const IMAGES = ['before', 'after', 'diff'] as const

/** The file name of an image in the report's folder. */
const toFileName = ({ story, width, theme = 'light' }: StoryResult, image: string) =>
  `${story.id}-${width}-${theme}-${image}.png`

function renderPage({ results, added, removed }: Comparison): string {
  const reported = results.filter(({ result }) => result.kind !== 'unchanged')
  const components = [...new Set(reported.map(({ story }) => story.title))].toSorted()
  const sections = reported.map((storyResult) => {
    const { story, width, theme, result } = storyResult
    const heading = `<h2>${escapeHtml(`${story.title} / ${story.name}`)}, ${formatMode(width, theme)}: ${result.kind}</h2>`
    return `<section data-component="${escapeHtml(story.title)}">${heading}${renderResult(storyResult)}</section>`
  })
  const renderList = (heading: string, stories: Comparison['added']) => {
    const items = stories.map(({ title, name }) => `<li>${escapeHtml(`${title} / ${name}`)}</li>`)
    return items.length > 0 ? `<h2>${heading}</h2><ul>${items.join('')}</ul>` : ''
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual changes</title>
<style>${STYLE}</style>
<h1>Visual changes</h1>
<p>${results.length} screenshots compared, ${reported.length} to review.</p>
<label>Component <select><option value="">All</option>${components.map((name) => `<option>${escapeHtml(name)}</option>`).join('')}</select></label>
${sections.join('\n')}
${renderList('New stories', added)}
${renderList('Removed stories', removed)}
<script>${SCRIPT}</script>
</html>
`
}

function renderResult(storyResult: StoryResult): string {
  const { result } = storyResult
  if (result.kind === 'changed') {
    const figures = IMAGES.map((image) => {
      const src = toFileName(storyResult, image)
      return `<figure><figcaption>${image}</figcaption><a href="${src}"><img loading="lazy" src="${src}" alt="${image}"></a></figure>`
    })
    return `<p>${result.pixels} pixels</p><div class="images">${figures.join('')}</div>`
  }
  if (result.kind === 'broken' || result.kind === 'skipped') return `<p>${escapeHtml(result.reason)}</p>`
  return '<p>Screenshots of the same build differ, so this result is not reliable.</p>'
}

/** Writes the report into an empty folder. Returns the path of its page. */
export function writeReport(folder: string, comparison: Comparison): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const storyResult of comparison.results) {
    const { result } = storyResult
    if (result.kind !== 'changed') continue
    for (const image of IMAGES) writeFileSync(join(folder, toFileName(storyResult, image)), result[image])
  }
  const page = join(folder, 'index.html')
  writeFileSync(page, renderPage(comparison))
  return page
}
