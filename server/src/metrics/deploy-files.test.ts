import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { AnyJson } from '../../test/any-json.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import { testApp } from '../../test/test-app.ts'
import { DAY } from '../lib/clock.ts'
import { createMetrics } from './metrics.ts'

const { openFreshPostgres } = setupPostgres()
const read = (name: string) => readFileSync(`${import.meta.dirname}/../../../deploy/${name}`, 'utf8')

const dashboard: AnyJson = JSON.parse(read('grafana-dashboard.json'))
const rules: AnyJson[] = parse(read('alert-rules.yaml')).groups.flatMap(({ rules }: AnyJson) => rules)

/** The expressions of both files. Grafana replaces its variables before Prometheus sees them. */
const expressions: string[] = [
  ...dashboard.panels.flatMap(({ targets }: AnyJson) => targets.map(({ expr }: AnyJson) => expr)),
  ...rules.map(({ expr }) => expr),
].map((expression) => expression.replaceAll('$__rate_interval', '5m'))

/** The metric names in an expression. @throws for an expression that is not PromQL */
function findMetrics(expression: string): string[] {
  const names: string[] = []
  parser
    .configure({ strict: true })
    .parse(expression)
    .iterate({
      enter: ({ type, from, to, node }) => {
        if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(expression.slice(from, to))
      },
    })
  return names
}

describe('the dashboard and the alert rules', () => {
  /** The names in the output of a server on PostgreSQL. */
  let exported: Set<string>
  beforeAll(async () => {
    const metrics = createMetrics({ host: '127.0.0.1', port: 0 })
    metrics.addBackups(DAY)(null)
    const database = await openFreshPostgres()
    await using shop = await testApp({ database, observe: metrics.observe })
    const server = await metrics.start({ database, deps: shop.deps, realtime: shop.realtime })
    await shop.app.inject({ url: '/healthz' })
    const text = await (await fetch(server.url)).text()
    exported = new Set(text.split('\n').flatMap((line) => /^[a-z_]\w*/.exec(line)?.[0] ?? []))
    await server.close()
  })

  it.each(expressions)('use PromQL and metrics that a server exports: %s', (expression) => {
    const names = findMetrics(expression)
    expect(names).not.toEqual([])
    // Prometheus itself adds `up`.
    expect(names.filter((name) => name !== 'up' && !exported.has(name))).toEqual([])
  })

  it('ask Grafana for the servers by an exported metric', () => {
    const [, instances] = dashboard.templating.list
    const [, name] = /^label_values\((\w+), instance\)$/.exec(instances.query) ?? []
    expect([...exported]).toContain(name)
  })
})

it('the dashboard has panels with different ids and titles that do not overlap', () => {
  const { panels } = dashboard
  expect(new Set(panels.map(({ id }: AnyJson) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ title }: AnyJson) => title)).size).toBe(panels.length)
  const cells = panels.map(({ gridPos: { x, y } }: AnyJson) => `${x}/${y}`)
  expect(new Set(cells).size).toBe(panels.length)
})

it('every alert has a severity, and says what happens and what to do', () => {
  expect(rules.length).toBeGreaterThan(5)
  for (const rule of rules) {
    expect(rule).toMatchObject({
      alert: expect.stringMatching(/^Whirligig[A-Z]\w+$/),
      labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
      annotations: { summary: expect.stringMatching(/\.$/), description: expect.stringMatching(/\.$/) },
    })
  }
})
