import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Comparison, Result } from './run.ts'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `
body { margin: 0; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #2a2140; background: #fffaf2 }
h2 { margin: 2rem 0 .5rem; font-size: 1.125rem }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
figure { margin: 0 } figcaption { font-weight: 600 }
img { max-width: 100%; border: 1px solid #e9ddcb; background: #fff }
select { font: inherit; padding: .5rem }
`

/** Shows the pictures of one component, or all. */
const SCRIPT = `
const choice = document.querySelector('select')
const show = () => { for (const part of document.querySelectorAll('section')) part.hidden = choice.value !== '' && part.dataset.component !== choice.value }
choice.value = decodeURIComponent(location.hash.slice(1))
if (choice.selectedIndex < 0) choice.value = ''
choice.addEventListener('change', () => { location.hash = choice.value; show() })
show()
`

/** The name of a story's pictures in the folder of the report. */
const fileOf = ({ story, width }: Result, which: string) => `${story.id}-${width}-${which}.png`

/** The report as one page; its pictures lie beside it. */
function reportPage({ results, added, removed }: Comparison): string {
  const told = results.filter(({ verdict }) => verdict.kind !== 'same')
  const components = [...new Set(told.map(({ story }) => story.title))].toSorted()
  const sections = told.map((result) => {
    const { story, width, verdict } = result
    const heading = `<h2>${escapeHtml(`${story.title} / ${story.name}`)}, ${width} px: ${verdict.kind}</h2>`
    return `<section data-component="${escapeHtml(story.title)}">${heading}${body(result)}</section>`
  })
  const list = (heading: string, titles: string[]) =>
    titles.length > 0
      ? `<h2>${heading}</h2><ul>${titles.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`
      : ''
  const names = (stories: Comparison['added']) => stories.map(({ title, name }) => `${title} / ${name}`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed in the stories</title>
<style>${STYLE}</style>
<h1>What changed in the stories</h1>
<p>${results.length} pictures compared, ${told.length} to look at.</p>
<label>Component <select><option value="">All</option>${components.map((one) => `<option>${escapeHtml(one)}</option>`).join('')}</select></label>
${sections.join('\n')}
${list('New stories', names(added))}
${list('Removed stories', names(removed))}
<script>${SCRIPT}</script>
</html>
`
}

function body(result: Result): string {
  const { verdict } = result
  if (verdict.kind === 'changed') {
    const picture = (which: string) =>
      `<figure><figcaption>${which}</figcaption><a href="${fileOf(result, which)}"><img loading="lazy" src="${fileOf(result, which)}" alt="${which}"></a></figure>`
    return `<p>${verdict.pixels} pixels</p><div class="pictures">${['before', 'after', 'difference'].map(picture).join('')}</div>`
  }
  if (verdict.kind === 'broken' || verdict.kind === 'skipped') return `<p>${escapeHtml(verdict.reason)}</p>`
  return '<p>Its pictures differ from one another within the same build: look at it before you trust it.</p>'
}

/** Writes the report into an empty folder; answers the page to open. */
export function writeReport(folder: string, comparison: Comparison): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const result of comparison.results) {
    const { verdict } = result
    if (verdict.kind !== 'changed') continue
    writeFileSync(join(folder, fileOf(result, 'before')), verdict.before)
    writeFileSync(join(folder, fileOf(result, 'after')), verdict.after)
    writeFileSync(join(folder, fileOf(result, 'difference')), verdict.picture)
  }
  const page = join(folder, 'index.html')
  writeFileSync(page, reportPage(comparison))
  return page
}
