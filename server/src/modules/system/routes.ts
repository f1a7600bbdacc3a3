import { MessageResponse, SystemStatus } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { idParams } from '../../plugins/validation.ts'
import { discard, getSystemStatus, retry, startBackup } from './service.ts'

const config = { guard: 'admin' } as const
const response = withErrorResponses(MessageResponse)

/** The state of the shop and the mails that could not be sent, for admins. */
export const systemRoutes: Module = (app, deps) => {
  const started = deps.clock.now()
  app.get('/system', { config, schema: { response: withErrorResponses(SystemStatus) } }, () =>
    getSystemStatus(deps, started),
  )
  app.post('/system/backup', { config, schema: { response } }, async (request) => {
    const started = await startBackup(deps)
    request.log.info({ admin: requireUser(request).id }, 'backup started by an admin')
    return started
  })
  app.post('/system/mails/retry', { config, schema: { response } }, () => retry(deps, 'all'))
  app.post('/system/mails/:id/retry', { config, schema: { params: idParams(), response } }, (request) =>
    retry(deps, { id: request.params.id }),
  )
  app.delete('/system/mails', { config, schema: { response } }, () => discard(deps, 'all'))
  app.delete('/system/mails/:id', { config, schema: { params: idParams(), response } }, (request) =>
    discard(deps, { id: request.params.id }),
  )
}
