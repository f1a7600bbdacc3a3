export { takeTold } from './apply-server-push.ts'
export { pendingRows } from './optimistic-rows.ts'
export { type CallMeta, createQueryClient, dropPrivate, privateKey, publicKey } from './query-client.ts'
export { catalogueChanged, catalogueKey } from './staff-catalogue.ts'
