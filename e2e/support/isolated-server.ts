import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { SHOP_PORT } from './address.ts'

/** Each worker of Playwright has its own port, so that files with a server of their own can run at the same time. */
const PORT = SHOP_PORT + 1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** A server for one test file, which may stop and restart it. Its data survive a restart. */
export class IsolatedServer {
  readonly url = `http://127.0.0.1:${PORT}`
  #dataDir: string | undefined
  #server: ChildProcess | undefined

  /** The folder of its data, once it has started. */
  get dataDir(): string {
    return this.#dataDir ?? ''
  }

  /** @param settings environment variables for this start */
  async start(settings: Record<string, string> = {}): Promise<void> {
    this.#dataDir ??= mkdtempSync(join(tmpdir(), 'whirligig-e2e-isolated-'))
    const server = spawn(process.execPath, [join(import.meta.dirname, 'shop-server.ts')], {
      env: { ...process.env, ...settings, PORT: String(PORT), DATA_DIR: this.#dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#server = server
    await expect.poll(() => this.#state(server), { timeout: 120_000 }).toBe('ready')
  }

  async #state(server: ChildProcess): Promise<string> {
    if (server.exitCode !== null) return `exited with code ${server.exitCode}`
    const response = await fetch(`${this.url}/readyz`).catch(() => undefined)
    return response?.ok ? 'ready' : 'starting'
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }

  async remove(): Promise<void> {
    await this.stop()
    if (this.#dataDir) rmSync(this.#dataDir, { recursive: true, force: true })
  }
}
