import { fastifyHelmet } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * What browsers are told to refuse. Only files of our own run or load; nothing inline runs.
 *
 * @param https whether people reach the shop over https: only then may browsers be told to insist on it.
 */
export async function secureHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Dialogs and menus write a <style> of their own while they are open, to keep the page behind from scrolling; its
        // text depends on the window, so that no hash fits. Attributes stay forbidden: those come from injected markup.
        styleSrc: ["'self'", "'unsafe-inline'"],
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
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
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
}
