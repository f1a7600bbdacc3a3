import { MessageResponse, RESPONSE_TEXT, SavedViewInput, SavedViewList } from '@whirligig/contract'
import type { Module } from '../../deps.ts'
import { withErrorResponses } from '../../lib/with-error-responses.ts'
import { requireUser } from '../../plugins/session.ts'
import { idParams } from '../../plugins/validation.ts'
import { listViews, removeView, saveView } from './service.ts'

const config = { guard: 'staff' } as const
const response = withErrorResponses(MessageResponse)

/** What staff have saved of the dashboard's lists, for themselves. */
export const savedViewRoutes: Module = (app, deps) => {
  app.get('/saved-view', { config, schema: { response: withErrorResponses(SavedViewList) } }, (request) =>
    listViews(deps.db, requireUser(request).id),
  )

  app.post('/saved-view/add', { config, schema: { body: SavedViewInput, response } }, (request) =>
    saveView(deps, requireUser(request).id, request.body),
  )

  app.delete(
    '/saved-view/:id',
    { config, schema: { params: idParams(RESPONSE_TEXT.savedView.missing), response } },
    (request) => removeView(deps.db, requireUser(request).id, request.params.id),
  )
}
