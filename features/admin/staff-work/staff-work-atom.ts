import { StaffWork } from '@whirligig/contract'
import { getJson } from '@whirligig/core/http'
import { privateQueryAtom } from '@whirligig/core/query'

/** What waits for staff now. */
export const staffWorkAtom = privateQueryAtom({
  key: ['staff-work'],
  fetch: (client, signal) => getJson(client, '/overview/work', StaffWork, signal),
})
