import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getPageRequest } from '../pages/page-calls.ts'
import type { ProxyTrust } from '../plugins/proxy-trust.ts'

const TRACE_PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

const spans = new WeakMap<FastifyRequest, Span>()

/** The context of a request's span, for the spans within it. Undefined for a request that is not traced. */
export function getSpanContext(request: FastifyRequest | undefined): Context | undefined {
  const span = request && spans.get(request)
  return span?.isRecording() ? trace.setSpan(ROOT_CONTEXT, span) : undefined
}

/** The context that a trusted proxy has sent. Others could fill the collector by asking for traces. */
function readTraceParent({ headers, socket }: FastifyRequest, isTrustedProxy: ProxyTrust): Context {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(String(headers.traceparent)) ?? []
  if (!traceId || !spanId || !flags || !isTrustedProxy(socket.remoteAddress ?? '', 0)) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: Number.parseInt(flags, 16),
  })
}

/**
 * Adds a span for each request. It has the route and never the path, whose parameters may be secrets. An API call of a page
 * is part of the page's span.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer, isTrustedProxy: ProxyTrust): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = getSpanContext(getPageRequest()) ?? readTraceParent(request, isTrustedProxy)
    const { method } = request
    const route = (request.is404 ? undefined : request.routeOptions.url) ?? 'unknown'
    const attributes = {
      [ATTR_HTTP_REQUEST_METHOD]: method,
      [ATTR_HTTP_ROUTE]: route,
      'whirligig.request_id': request.id,
    }
    spans.set(request, tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent))
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)
    span?.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
