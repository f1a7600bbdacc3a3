// The types of oidc-provider that the tests use. The package has none.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }
  type Context = { oidc: { client: { clientId: string }; session: { accountId: string } } }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    Grant: new (of: {
      clientId: string
      accountId: string
    }) => Grant
    on(event: 'server_error', listener: (context: unknown, error: Error) => void): void
  }
  export type { Context, Grant }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  /** Stores the provider's data in memory. Importing it explicitly avoids a warning. */
  export function createMemoryAdapter(): unknown
}
