import { afterEach, beforeEach } from 'vitest'
import { createFakeRenderer } from './fixtures/fake-renderer.ts'
import { type TestApp, testApp } from './test-app.ts'

/** What a browser accepts when it opens a page. */
export const ACCEPT_HTML = { accept: 'text/html,application/xhtml+xml' }

type LogLine = { level: number; msg: string; reqId: string; url?: string }
type Renderer = ReturnType<typeof createFakeRenderer>

/** Starts an app with a fake renderer before each test of the file, and stops it afterwards. */
export function setupPages() {
  let visitors = 0
  let t: TestApp
  let renderer: Renderer
  let lines: LogLine[]
  beforeEach(async () => {
    lines = []
    renderer = createFakeRenderer()
    t = await testApp({
      renderer,
      appFolder: `${import.meta.dirname}/nowhere`,
      config: { appUrl: 'https://toys.example', rateLimitScale: 1 / 1000 },
      log: { write: (line) => lines.push(JSON.parse(line)) },
    })
  })
  afterEach(() => t.close())
  return {
    get t() {
      return t
    },
    get renderer() {
      return renderer
    },
    get lines() {
      return lines
    },
    /** Sends a request of a new visitor. */
    request(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
      visitors += 1
      return t.app.inject({ method, url, headers, remoteAddress: `10.0.0.${visitors % 250}` })
    },
    /** Returns the errors that were logged. */
    readErrors: () => lines.filter(({ level }) => level >= 50),
  }
}
