import type { Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions'
import type { FastifyInstance } from 'fastify'
import pTimeout from 'p-timeout'
import { SECOND } from '../lib/clock.ts'
import type { ProxyTrust } from '../plugins/proxy-trust.ts'
import { traceRequests } from './trace-requests.ts'
import { traceStatements } from './trace-statements.ts'

/** How long a batch may take, with its retries. */
const EXPORT_TIMEOUT_MS = 2 * SECOND
/** How long the last batches may take. A collector that does not respond must not delay the end of the server. */
const CLOSE_TIMEOUT_MS = 3 * SECOND

export type Tracing = {
  /** Traces the requests of an app and their statements. */
  observe: (app: FastifyInstance) => void
  /** Sends the last spans. Never rejects. */
  close: () => Promise<void>
}

export type TracingSettings = {
  /** The URL of the collector, without `/v1/traces`. */
  endpoint: string
  /** The share of requests that are traced, from 0 to 1. */
  ratio: number
}

/** Reports the batches that are lost. The exporter itself says nothing. */
function reportFailures(exporter: SpanExporter, onFailure: (reason: string) => void): SpanExporter {
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        if (result.error) onFailure(result.error.message)
        onResult(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

/** Starts to send spans to an OpenTelemetry collector, as JSON over HTTP. */
export function startTracing(
  { endpoint, ratio }: TracingSettings,
  { version, isTrustedProxy }: { version: string; isTrustedProxy: ProxyTrust },
): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  let onFailure = (_reason: string) => {}
  const exporter = reportFailures(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS }), (reason) =>
    onFailure(reason),
  )
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ [ATTR_SERVICE_NAME]: 'whirligig', [ATTR_SERVICE_VERSION]: version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer: Tracer = provider.getTracer('whirligig')
  const stopStatements = traceStatements(tracer)
  return {
    observe: (app) => {
      onFailure = (reason) => app.log.warn({ reason }, 'traces not exported')
      traceRequests(app, tracer, isTrustedProxy)
    },
    close: async () => {
      stopStatements()
      await pTimeout(provider.shutdown(), { milliseconds: CLOSE_TIMEOUT_MS }).catch(() => {})
    },
  }
}
