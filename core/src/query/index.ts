export { patchQueryData } from './apply-server-push.ts'
export { createOptimisticRows } from './optimistic-rows.ts'
export { type CallMeta, createQueryClient, privateKey, publicKey, removePrivateQueries } from './query-client.ts'
export { catalogueKey, invalidateCatalogue } from './staff-catalogue.ts'
