import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

export type SecurityHeaderOptions = {
  /** Whether users reach the shop over https. Only then may the headers require https. */
  https: boolean
  /** CSP sources of the inline scripts. */
  inlineScripts: readonly string[]
  /** CSP sources of the `<style>` elements. */
  inlineStyles: readonly string[]
}

/** Browsers run and load only files of the shop itself, and no inline scripts and styles but the given ones. */
export function buildSecurityHeaders({
  https,
  inlineScripts,
  inlineStyles,
}: SecurityHeaderOptions): Record<string, string> {
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        styleSrc: ["'self'", ...inlineStyles],
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  write(request, response, () => {})
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(headers),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

/** Adds the security headers to every response. They are constant. */
export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
