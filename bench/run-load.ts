import autocannon, { type Request } from 'autocannon'

/** The result of a load test. Times in milliseconds. */
export type LoadResult = { perSecond: number; median: number; p99: number; failed: number }

/** Repeats the requests over the given number of connections for the given number of seconds. */
export async function runLoad(
  url: string,
  requests: Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const base = new URL(url)
  const result = await autocannon({
    url: base.origin,
    connections,
    duration: seconds,
    requests: requests.map((request) => ({ ...request, path: `${base.pathname.replace(/\/$/, '')}${request.path}` })),
  })
  const failureStatuses = ['400', '401', '403', '429'] as const
  return {
    perSecond: result.requests.total / result.duration,
    median: result.latency.p50,
    p99: result.latency.p99,
    // A product that is not active returns 404, which is not a failure.
    failed:
      result.errors +
      result['5xx'] +
      failureStatuses.reduce((sum, status) => sum + (result.statusCodeStats?.[status]?.count ?? 0), 0),
  }
}
