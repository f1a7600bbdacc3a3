import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Flags under which Chromium runs as root, in containers and without a network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of the browser that tests drive: `WHIRLIGIG_BROWSER`, then one of the system, then Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.WHIRLIGIG_BROWSER
  if (named) {
    if (!existsSync(named)) throw new Error(`WHIRLIGIG_BROWSER names ${named}, and no such file exists.`)
    return named
  }
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Finds a browser or installs one: Debian's as root where there is apt-get, else Playwright's. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const run = (file: string, args: string[]) => execFileSync(file, args, { stdio: 'inherit' })
  console.log('No browser found for the tests: installing Chromium.')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  } else {
    run('npx', ['playwright', 'install', 'chromium'])
  }
  const installed = findBrowser()
  if (!installed) throw new Error('Chromium could not be installed. Install one and name it in WHIRLIGIG_BROWSER.')
  return installed
}
