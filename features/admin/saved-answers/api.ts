import { MessageResponse, type SavedAnswer, type SavedAnswerEdit, SavedAnswerList } from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, postJson, putJson } from '@whirligig/core/http'

const toPath = (id: string) => `/saved-answer/${encodeURIComponent(id)}`

/** All saved answers, by title. */
export const listAnswers = async (client: ApiClient, signal?: AbortSignal): Promise<SavedAnswer[]> =>
  (await getJson(client, '/saved-answer', SavedAnswerList, signal)).answers

/** Saves an answer; without an id it is a new one. @throws ApiError 404 if it has been deleted meanwhile, 400 if it has been changed */
export const saveAnswer = (client: ApiClient, { id, ...input }: SavedAnswerEdit & { id: string | undefined }) =>
  id === undefined
    ? postJson(client, '/saved-answer/add', MessageResponse, input)
    : putJson(client, toPath(id), MessageResponse, input)

/** Deletes an answer. @throws ApiError 404 if another admin has done it meanwhile */
export const deleteAnswer = (client: ApiClient, id: string) => deleteJson(client, toPath(id), MessageResponse)
