import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { canInstallPackages, installPackage } from './debian-packages.ts'

/** Flags that let Chromium run as root, in containers and offline. */
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

/**
 * Returns the path of the browser for tests: `WHIRLIGIG_BROWSER`, else an installed Chromium or Chrome, else Playwright's own.
 * @throws if `WHIRLIGIG_BROWSER` names a file that does not exist
 */
export function findBrowser(): string | undefined {
  const configured = process.env.WHIRLIGIG_BROWSER
  if (configured) {
    if (!existsSync(configured)) throw new Error(`WHIRLIGIG_BROWSER is ${configured}, but that file does not exist.`)
    return configured
  }
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Returns the path of a browser. Installs Chromium if there is none: with apt-get as root on Debian, else with Playwright. */
export function ensureBrowser(): string {
  const browser = findBrowser()
  if (browser) return browser
  console.log('There is no Chromium or Chrome: installing Chromium.')
  if (canInstallPackages()) installPackage('chromium')
  else execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const installed = findBrowser()
  if (!installed)
    throw new Error('Installing Chromium failed. Install a browser and set WHIRLIGIG_BROWSER to its path.')
  return installed
}
