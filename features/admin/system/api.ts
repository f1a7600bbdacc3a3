import { MessageResponse, SystemStatus } from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, postJson } from '@whirligig/core/http'

/** A mail that could not be sent, or all of them. */
export type MailSelection = { _id: string } | 'all'

export const getSystemStatus = (client: ApiClient, signal?: AbortSignal) =>
  getJson(client, '/system', SystemStatus, signal)

/** Starts a backup. @throws {ApiError} 400 if one is being written */
export const startBackup = (client: ApiClient) => postJson(client, '/system/backup', MessageResponse)

/** The path of one mail, or of all. */
const toPath = (selection: MailSelection) =>
  selection === 'all' ? '/system/mails' : `/system/mails/${encodeURIComponent(selection._id)}`

/** Sends mails again. @throws {ApiError} 400 if there is none, for example because another admin has discarded it */
export const retryMails = (client: ApiClient, selection: MailSelection) =>
  postJson(client, `${toPath(selection)}/retry`, MessageResponse)

/** Deletes mails. @throws like `retryMails` */
export const discardMails = (client: ApiClient, selection: MailSelection) =>
  deleteJson(client, toPath(selection), MessageResponse)
