// `npm run docs:api`: generates docs/api.md from the registered routes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { EmbeddedClient } from '../db/embedded-client.ts'
import { embeddedOptions } from '../db/embedded-options.ts'
import { openEmbedded } from '../db/open.ts'
import { systemClock } from '../lib/clock.ts'
import { formatRoleTable } from './role-table.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-docs-'))
const database = await openEmbedded(new EmbeddedClient(embeddedOptions))
const { app } = await buildApp({ database, config: readConfig({ DATA_DIR: dataDir, DEMO: 'off' }), clock: systemClock })
await app.ready()
writeFileSync(join(import.meta.dirname, '../../../docs/api.md'), formatRoleTable(app.endpoints))
await app.close()
await database.close()
rmSync(dataDir, { recursive: true, force: true })
