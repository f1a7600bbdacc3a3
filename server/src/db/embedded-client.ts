import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { getPreparedName } from './prepared.ts'
import { type Statement, statementChannel } from './statement-channel.ts'

const { serialize } = protocol

/** A statement that the database has parsed: its name, and the type id of each parameter. */
type PreparedStatement = { name: string; parameterTypes: number[] }

/** The database is written to its folder after the statement, not after each message. */
const MESSAGE_OPTIONS = { syncToFs: false }

/** The statement that waits for the connection or runs. PGlite's own methods do not pass it on. */
const statements = new AsyncLocalStorage<Statement>()

const toStatement = (text: string): Statement => ({ name: getPreparedName(text), text })

/**
 * The embedded database. It lets the event loop run after each query, and keeps the plans of prepared statements. It
 * reports them to `statementChannel`.
 *
 * PGlite executes a query synchronously and starts the next one in a microtask. Without the pause, a queue that never
 * empties would keep the server from accepting connections and from running timers.
 */
export class EmbeddedClient extends PGlite {
  readonly #statements = new Map<string, PreparedStatement>()

  /** Overrides the lock that each query holds, also within a transaction. */
  override _runExclusiveQuery<T>(query: () => Promise<T>): Promise<T> {
    const statement = statements.getStore()
    return super._runExclusiveQuery(async () => {
      try {
        return await (statement ? statementChannel.tracePromise(query, statement) : query())
      } finally {
        await setImmediate()
      }
    })
  }

  /** Runs a statement of `prepared` without parsing and planning it again, unlike PGlite. Others, and transactions, run as usual. */
  override async query<T>(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    const statement = toStatement(text)
    return statements.run(statement, () =>
      statement.name === undefined
        ? super.query<T>(text, params, options)
        : this.#runPrepared<T>(text, params, options),
    )
  }

  /** Reports the statements of a transaction, too. */
  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const query = tx.query.bind(tx)
      tx.query = (text, ...values) => statements.run(toStatement(text), () => query(text, ...values))
      return work(tx)
    })
  }

  async #runPrepared<T>(text: string, params: unknown[], options: QueryOptions): Promise<Results<T>> {
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
