import type { EndpointDocs } from '../endpoint-docs.ts'
import { PAGE_QUERY } from '../query-params.ts'

const OWN_BRAND = { ownership: 'brand', adminsAccessAll: true } as const

/** The endpoints of what only the dashboard uses. */
export const DASHBOARD_DOCS = {
  'GET /audit/:entity/:id': {
    summary: 'Lists who changed an object, newest first',
    details:
      '`entity`: `order`, `product`, `merchant`, `review` or `user`. 50 entries a page by default. An entry keeps the name and the role that the actor had. The name is removed when the account of the actor is deleted. An account has an entry with the name of the file for each CSV that it exported, without filters.',
    query: PAGE_QUERY,
  },

  'GET /system': {
    summary: 'Returns the state of the servers, the database, the backups and the mail queue',
    details:
      'The mails are the newest 50 that could not be sent. They have no text, because it may contain links that grant access.',
  },
  'POST /system/backup': {
    summary: 'Starts a backup',
    details:
      'It goes to the place of the scheduled backups and is complete when `backup.isRunning` of `GET /system` is false. 400 if a server is writing one already. On the embedded database, other requests wait meanwhile.',
  },
  'POST /system/mails/retry': { summary: 'Sends all mails again that could not be sent' },
  'POST /system/mails/:id/retry': {
    summary: 'Sends a mail again that could not be sent',
    details: '400 if it is being sent or has been sent meanwhile.',
  },
  'DELETE /system/mails': { summary: 'Discards all mails that could not be sent' },
  'DELETE /system/mails/:id': {
    summary: 'Discards a mail that could not be sent',
    details: '400 if it is being sent or has been sent meanwhile.',
  },

  'GET /overview/work': {
    summary: 'Counts what waits for staff',
    details:
      'Orders with something to ship and, for admins, reviews and applications to decide and contact messages to answer.',
    ...OWN_BRAND,
  },
  'GET /overview': {
    summary: 'Returns sales figures of the last 7, 30 or 90 days',
    details:
      'Calculated for each request, in UTC days and without cancelled lines, with the sums of the period before. `days` is 7, 30 or 90; the default is 30. Merchants see the lines that their brand sold, and the stock of their products.',
    ...OWN_BRAND,
  },

  'GET /saved-answer': {
    summary: 'Lists the answers that staff have saved, by title',
    details: '`{name}` in a text stands for the first name of the person that is answered.',
  },
  'POST /saved-answer/add': { summary: 'Saves an answer for all admins' },
  'PUT /saved-answer/:id': { summary: 'Changes a saved answer' },
  'DELETE /saved-answer/:id': { summary: 'Deletes a saved answer' },

  'GET /saved-view': { summary: "Lists the user's saved views of the dashboard's lists, by name", ownership: 'user' },
  'POST /saved-view/add': {
    summary: 'Saves what a list shows under a name',
    details: "A view of the same list and name is replaced. `query` is the query of the list's address.",
    ownership: 'user',
  },
  'DELETE /saved-view/:id': { summary: "Deletes one of the user's views", ownership: 'user' },
} satisfies Record<string, EndpointDocs>
