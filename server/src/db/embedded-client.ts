import { setImmediate } from 'node:timers/promises'
import { PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { isPrepared } from './prepared.ts'

const { serialize } = protocol

/** A statement that the database has parsed: its name, and the type id of each parameter. */
type PreparedStatement = { name: string; parameterTypes: number[] }

/** The database is written to its folder after the statement, not after each message. */
const MESSAGE_OPTIONS = { syncToFs: false }

/**
 * The embedded database. It lets the event loop run after each query, and keeps the plans of prepared statements.
 *
 * PGlite executes a query synchronously and starts the next one in a microtask. Without the pause, a queue that never
 * empties would keep the server from accepting connections and from running timers.
 */
export class EmbeddedClient extends PGlite {
  readonly #statements = new Map<string, PreparedStatement>()

  /** Overrides the lock that each query holds, also within a transaction. */
  override _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
    return super._runExclusiveQuery(async () => {
      try {
        return await query()
      } finally {
        await setImmediate()
      }
    })
  }

  /** Runs a statement of `prepared` without parsing and planning it again, unlike PGlite. Others, and transactions, run as usual. */
  override async query<T>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    if (!isPrepared(text)) return super.query(text, params, options)
    await this._checkReady()
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        const statement = this.#statements.get(text) ?? (await this.#prepare(text))
        const messages = await this.#send(
          serialize.bind({ statement: statement.name, values: this.#serializeValues(params, statement) }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
        )
        await this.syncToFs()
        const [result] = parse.parseResults(messages, this.parsers, options)
        return result as Results<T> // PGlite does not know the type of the rows either
      }),
    )
  }

  async #prepare(text: string): Promise<PreparedStatement> {
    const name = `prepared_${this.#statements.size}`
    const messages = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const statement = { name, parameterTypes: parse.parseDescribeStatementResults(messages) }
    this.#statements.set(text, statement)
    return statement
  }

  /** Sends the messages of a statement at once. Rejects with the database's error. */
  #send(...messages: Uint8Array[]) {
    return this.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), MESSAGE_OPTIONS)
  }

  #serializeValues(params: readonly unknown[], { parameterTypes }: PreparedStatement): (string | null)[] {
    return params.map((param, index) => {
      if (param === null || param === undefined) return null
      const serializeValue = this.serializers[parameterTypes[index] ?? 0]
      return serializeValue ? serializeValue(param) : String(param)
    })
  }
}
