import { MessageResponse, type SavedView, type SavedViewInput, SavedViewList } from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, postJson } from '@whirligig/core/http'

/** All views of the user, by name. */
export const listViews = async (client: ApiClient, signal?: AbortSignal): Promise<SavedView[]> =>
  (await getJson(client, '/saved-view', SavedViewList, signal)).views

/** Saves a view; one of the same list and name is replaced. */
export const saveView = (client: ApiClient, input: SavedViewInput) =>
  postJson(client, '/saved-view/add', MessageResponse, input)

/** Deletes a view. @throws ApiError 404 if it has been deleted meanwhile */
export const deleteView = (client: ApiClient, id: string) =>
  deleteJson(client, `/saved-view/${encodeURIComponent(id)}`, MessageResponse)
