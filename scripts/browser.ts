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

/** Chromium without windows, as Debian packages it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Returns the path of the browser for tests and screenshots. They take up to a quarter less time in Chromium's headless shell. */
export const findFastBrowser = (): string | undefined =>
  process.env.WHIRLIGIG_BROWSER || !existsSync(HEADLESS_SHELL) ? findBrowser() : HEADLESS_SHELL

/** Installs Chromium's headless shell as root on Debian. Without it, `findFastBrowser` returns Chromium. */
export function installFastBrowser(): void {
  if (process.env.WHIRLIGIG_BROWSER || existsSync(HEADLESS_SHELL) || !canInstallPackages()) return
  console.log("Installing Chromium's headless shell.")
  try {
    installPackage('chromium-headless-shell')
  } catch (error) {
    console.log(`It is not installed: ${error instanceof Error ? error.message : error}`)
  }
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
