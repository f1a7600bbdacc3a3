/** An attribute of `<html>`: the document is a stored copy, and the network has not answered in time. */
export const STORED_ATTRIBUTE = 'data-stored'

/** The message to a page that its request for data was answered with a stored copy, because the network failed. */
export const STORED_DATA_MESSAGE = 'stored-data'

/** Returns a document with the attribute, from which the app learns to check the connection and to refetch its data. */
export async function markStored(document: Response): Promise<Response> {
  const html = await document.text()
  return new Response(html.replace('<html', `<html ${STORED_ATTRIBUTE}`), document)
}
