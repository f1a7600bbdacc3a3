import autocannon, { type Request } from 'autocannon'

/** What a load has shown. Times in milliseconds. */
export type Measured = { perSecond: number; median: number; p99: number; failed: number }

/** Sends requests over and over for so many seconds. */
export async function load(
  url: string,
  requests: Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  const base = new URL(url)
  const result = await autocannon({
    url: base.origin,
    connections,
    duration: seconds,
    requests: requests.map((request) => ({ ...request, path: `${base.pathname.replace(/\/$/, '')}${request.path}` })),
  })
  const refused = ['400', '401', '403', '429'] as const
  return {
    perSecond: result.requests.total / result.duration,
    median: result.latency.p50,
    p99: result.latency.p99,
    // A toy that is off sale is a 404 and no failure.
    failed:
      result.errors +
      result['5xx'] +
      refused.reduce((sum, status) => sum + (result.statusCodeStats?.[status]?.count ?? 0), 0),
  }
}
