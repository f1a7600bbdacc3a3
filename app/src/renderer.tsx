import { clientBuild } from 'virtual:client-build'
import { notifyManager } from '@tanstack/query-core'
import type { PageRenderer } from '@whirligig/contract'
import { createDocumentTemplate } from './document-template.ts'
import { loadPage } from './render-page.tsx'

// On the server nothing is gained by waiting for a timer before the results of queries are passed on.
notifyManager.setScheduler((callback) => queueMicrotask(callback))

const toDocument = createDocumentTemplate(clientBuild)

/** The artifact that the server loads. */
export const renderer: PageRenderer = {
  loadPage: (request) => loadPage(request, toDocument),
  plainDocument: clientBuild.document,
  inlineScriptSources: clientBuild.inlineScriptSources,
}
