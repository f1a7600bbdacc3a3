import type { Writable } from 'node:stream'
import type { FastifyServerOptions } from 'fastify'

const SECRET_PATH = /(\/(?:reset|reset-password|signup|merchant-signup|unsubscribe)\/)[^/?#]+/gi
// Search terms are personal data, too: staff search for names, addresses and phone numbers.
const SECRET_QUERY = /([?&](?:token|code|state|id_token|access_token|email|search)=)[^&#]*/gi

/** Masks tokens and personal data in a URL. */
export function maskUrl(url: string): string {
  return url.replace(SECRET_PATH, '$1***').replace(SECRET_QUERY, '$1***')
}

/** The frames of a stack, without its first lines, which repeat the error message. */
const stackFrames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

type SafeError = { type: string; message: string; stack: string; [more: string]: unknown }

/**
 * The loggable form of an error. Errors of the database driver contain the values of the statement, such as password
 * hashes, links and personal data. Only the statement itself is logged.
 */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error))
    return { message: 'A value that is not an error was thrown.', type: typeof error, stack: '' }
  const { name, message, stack, cause } = error
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined
  return {
    type: name,
    message: query === undefined ? message : 'A database statement failed.',
    ...(query !== undefined && { query }),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    stack: stackFrames(stack),
    ...(cause !== undefined && { cause: safeError(cause) }),
  }
}

/** The destination of log lines: standard output, a stream in tests, or none. */
export type LogTarget = { write: (line: string) => void } | 'stdout' | 'none'

const MAX_BUFFERED_BYTES = 1024 * 1024

/**
 * A log stream that never blocks the server. It drops lines while a slow reader has more than a megabyte to read, and all
 * lines after the reader has closed the pipe. Pino's own stream would buffer without limit and block at exit.
 */
export function droppingStream(output: Writable): { write: (line: string) => void } {
  output.on('error', () => {})
  return {
    write: (line) => {
      if (output.writableLength < MAX_BUFFERED_BYTES) output.write(line)
    },
  }
}

/** Options for Fastify's logger: JSON lines with a request id, without secrets. */
export function loggerOptions(target: LogTarget): NonNullable<FastifyServerOptions['logger']> {
  if (target === 'none') return false
  return {
    level: 'info',
    stream: target === 'stdout' ? droppingStream(process.stdout) : target,
    serializers: {
      err: safeError,
      // No headers at all: Authorization is one, and any new header may be a secret.
      req: (request) => ({ method: request.method, url: maskUrl(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
    redact: {
      paths: ['token', 'password', 'confirmPassword', 'authorization', '*.token', '*.password', '*.authorization'],
      censor: '***',
    },
  }
}
