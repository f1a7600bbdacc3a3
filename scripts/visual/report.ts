import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Comparison } from './compare-builds.ts'
import { type Report, toFileName } from './report-data.ts'

const IMAGES = ['before', 'after', 'diff'] as const

const readSource = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const renderOptions = (name: string, options: readonly (readonly [value: string, label: string])[]) =>
  options
    .map(([value, label], index) => {
      const checked = index === 0 ? ' checked' : ''
      return `<label><input type="radio" name="${name}" value="${value}"${checked}> ${label}</label>`
    })
    .join('')

const VIEWS = [
  ['side', 'Side by side'],
  ['overlay', 'Overlay'],
  ['slider', 'Slider'],
  ['difference', 'Difference'],
] as const

const ZOOMS = [100, 50, 200, 400, 800]

const TOOLS = `<form class="tools" aria-label="View">
<fieldset><legend>View</legend>${renderOptions('view', VIEWS)}</fieldset>
<label id="opacity">Opacity <input type="range" min="0" max="100" value="50"></label>
<label id="zoom">Zoom <select>${ZOOMS.map((zoom) => `<option value="${zoom}">${zoom} %</option>`).join('')}</select></label>
<label><input type="checkbox" id="crop" checked> Only what changed</label>
<output id="command"></output>
</form>`

const renderList = (heading: string, items: readonly string[]) =>
  items.length > 0 ? `<h2>${heading}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : ''

/** Renders the report's page. Its pictures are files beside it; everything else is inside, so that it opens from a folder. */
function renderPage(report: Report): string {
  const { groups, notes, added, removed, compared, same } = report
  const changed = groups.reduce((sum, { changes }) => sum + changes.length, 0)
  // A closing tag inside of the data would end the element.
  const data = JSON.stringify({ ...report, compared: [], same: [] } satisfies Report).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual changes</title>
<link rel="stylesheet" href="slider.css">
<style>${readSource('report.css')}</style>
<h1>Visual changes</h1>
<p>${compared.length} screenshots compared, ${changed} changed for ${groups.length} reasons. ${same.length} stories are built of the same files in both builds, so they look the same.</p>
${groups.length > 0 ? TOOLS : ''}
<main id="groups"></main>
${renderList(
  'Not compared',
  notes.map(({ kind, name, mode, reason }) => `${kind}: ${name}, ${mode}: ${reason}`),
)}
${renderList('New stories', added)}
${renderList('Removed stories', removed)}
<script src="slider.js"></script>
<script type="application/json" id="report">${data}</script>
${groups.length > 0 ? `<script type="module">${stripTypeScriptTypes(readSource('report-client.ts'))}</script>` : ''}
</html>
`
}

/** Writes the report into an empty folder: a page, its pictures, and `report.json`. Returns the path of the page. */
export function writeReport(folder: string, comparison: Comparison, report: Report): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const storyResult of comparison.results) {
    const { result } = storyResult
    if (result.kind !== 'changed') continue
    for (const image of IMAGES) writeFileSync(join(folder, `${toFileName(storyResult)}-${image}.png`), result[image])
  }
  const slider = fileURLToPath(import.meta.resolve('img-comparison-slider'))
  copyFileSync(slider, join(folder, 'slider.js'))
  copyFileSync(join(slider, '../styles.css'), join(folder, 'slider.css'))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
  const page = join(folder, 'index.html')
  writeFileSync(page, renderPage(report))
  return page
}

/**
 * Reads the report of an earlier comparison.
 * @throws if the folder contains none
 */
export function readReport(folder: string): Report {
  try {
    return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  } catch {
    throw new Error(`${folder} contains no report. Run \`npm run visual\` first, or pass the folder with --report.`)
  }
}
