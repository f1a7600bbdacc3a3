import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, ensureBrowser } from '../scripts/browser.ts'
import { serveFolder } from '../scripts/visual/serve-folder.ts'
import type { StoryWindow } from '../scripts/visual/story-page.ts'
import { median } from './statistics.ts'

const USAGE = `npm run bench:storybook -- [options]

  --folders storybook-static    built Storybooks, measured in turn
  --story ''                    id of the story to open; the first story by default
  --rounds 7                    cold starts of each; the medians are reported`

type Times = { shown: number; interactive: number }

/** Opens a built Storybook in a browser with an empty cache. Returns milliseconds since the navigation. */
async function measureStart(url: string): Promise<Times> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(url, { waitUntil: 'commit' })
    const since = () => page.evaluate(() => performance.now())
    const story = page.frameLocator('#storybook-preview-iframe')
    await story.locator('#storybook-root :visible, #storybook-docs :visible').first().waitFor()
    const shown = await since()
    // Interactive: the sidebar is rendered, the story's play function is done, and the page is idle.
    await page.locator('#storybook-explorer-tree a, #storybook-explorer-tree button').first().waitFor()
    await story.locator('body').evaluate(async () => {
      const preview = () => (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender // Storybook's global
      while (preview()?.type !== 'docs' && !['completed', 'afterEach', 'finished'].includes(preview()?.phase ?? '')) {
        await new Promise((next) => requestAnimationFrame(next))
      }
    })
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    return { shown, interactive: await since() }
  } finally {
    await browser.close()
  }
}

const { values } = parseArgs({
  options: {
    folders: { type: 'string', default: 'storybook-static' },
    story: { type: 'string', default: '' },
    rounds: { type: 'string', default: '7' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(USAGE)
else {
  const path = values.story ? `/index.html?path=/story/${values.story}` : '/index.html'
  const served = await Promise.all(
    values.folders
      .split(',')
      .map(async (folder) => ({ folder, times: [] as Times[], ...(await serveFolder(resolve(folder))) })), // Filled below.
  )
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { url, times } of served) times.push(await measureStart(url + path))
  }
  for (const { folder, times, close } of served) {
    const getMedian = (name: keyof Times) => median(times.map((one) => one[name])).toFixed(0)
    console.log(`${folder}: shown after ${getMedian('shown')} ms, interactive after ${getMedian('interactive')} ms`)
    close()
  }
}
