import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { ATTR_DB_QUERY_SUMMARY, ATTR_DB_QUERY_TEXT, ATTR_DB_SYSTEM_NAME } from '@opentelemetry/semantic-conventions'
import { type Statement, subscribeToStatements } from '../db/statement-channel.ts'
import { getRequest } from '../plugins/request-context.ts'
import { getSpanContext } from './trace-requests.ts'

/** The name of a prepared statement, otherwise its first word. */
const toSummary = ({ name, text }: Statement) => name ?? (/\w+/.exec(text)?.[0] ?? 'statement').toLowerCase()

/** Adds a span for each statement of a traced request. It has the SQL and never the values. @returns stops it */
export function traceStatements(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>()
  const onStart = (statement: Statement) => {
    const parent = getSpanContext(getRequest())
    if (!parent) return
    const summary = toSummary(statement)
    const attributes = {
      [ATTR_DB_SYSTEM_NAME]: 'postgresql',
      [ATTR_DB_QUERY_SUMMARY]: summary,
      [ATTR_DB_QUERY_TEXT]: statement.text,
    }
    spans.set(statement, tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes }, parent))
  }
  const onResult = (statement: Statement & { error?: unknown }) => {
    const span = spans.get(statement)
    // Without its message, which may contain values.
    if (statement.error !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  }
  return subscribeToStatements({ onStart, onResult })
}
