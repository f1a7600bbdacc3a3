import type { Writable } from 'node:stream'
import type { FastifyServerOptions } from 'fastify'

const SECRET_PATH = /(\/(?:reset|reset-password|signup|merchant-signup|unsubscribe)\/)[^/?#]+/gi
// What staff search for are people: their names, addresses and telephones.
const SECRET_QUERY = /([?&](?:token|code|state|id_token|access_token|email|search)=)[^&#]*/gi

/** An address without the tokens and people in it. */
export function maskUrl(url: string): string {
  return url.replace(SECRET_PATH, '$1***').replace(SECRET_QUERY, '$1***')
}

/** The lines of a stack that say where, without those that repeat the message. */
const stackFrames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

type SafeError = { type: string; message: string; stack: string; [more: string]: unknown }

/**
 * An error as it is logged. The database driver's errors carry the values of the statement, which are passwords' hashes,
 * links and people's data: of those only the statement is kept.
 */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error))
    return { message: 'Something that is no error was thrown.', type: typeof error, stack: '' }
  const { name, message, stack, cause } = error
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined
  return {
    type: name,
    message: query === undefined ? message : 'A statement failed.',
    ...(query !== undefined && { query }),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    stack: stackFrames(stack),
    ...(cause !== undefined && { cause: safeError(cause) }),
  }
}

/** Where log lines go: standard output, a stream in tests, or nowhere. */
export type LogTarget = { write: (line: string) => void } | 'stdout' | 'none'

/** So many bytes of the log wait for a slow reader. */
const MAX_BUFFERED_BYTES = 1024 * 1024

/**
 * The standard output, for a log that holds nobody up. A reader that stops reading misses what is too much to keep, one that
 * is gone misses everything. The logger's own way would keep all lines, and wait for such a reader when the process exits.
 */
export function droppingStream(output: Writable): { write: (line: string) => void } {
  output.on('error', () => {})
  return {
    write: (line) => {
      if (output.writableLength < MAX_BUFFERED_BYTES) output.write(line)
    },
  }
}

/** JSON lines with a request's id, and nothing that signs anybody in. */
export function loggerOptions(target: LogTarget): NonNullable<FastifyServerOptions['logger']> {
  if (target === 'none') return false
  return {
    level: 'info',
    stream: target === 'stdout' ? droppingStream(process.stdout) : target,
    serializers: {
      err: safeError,
      // Headers stay out altogether: Authorization is one, and new secrets arrive in headers without asking.
      req: (request) => ({ method: request.method, url: maskUrl(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
    redact: {
      paths: ['token', 'password', 'confirmPassword', 'authorization', '*.token', '*.password', '*.authorization'],
      censor: '***',
    },
  }
}
