import pg from 'pg'

type ParseValue = (text: string) => unknown
type LookupConfig = pg.QueryArrayConfig & { name: string; types: pg.CustomTypesConfig }
export type LookupResult = { rows: unknown[][] }

/** The columns of the statements that a connection has run, by their name. */
export class KnownColumns {
  readonly #parsers = new Map<string, readonly ParseValue[]>()
  #withoutDescribe: pg.Connection | undefined

  of = (name: string): readonly ParseValue[] | undefined => this.#parsers.get(name)

  set(name: string, parsers: readonly ParseValue[]): void {
    this.#parsers.set(name, parsers)
  }

  /** The connection without the message that asks for the columns of a result. */
  withoutDescribe(connection: pg.Connection): pg.Connection {
    this.#withoutDescribe ??= Object.create(connection, { describe: { value: () => {} } }) as pg.Connection
    return this.#withoutDescribe
  }
}

/** Whether this is a prepared statement whose rows are arrays, as Drizzle sends them. */
export const isLookup = (config: pg.QueryConfig | pg.QueryArrayConfig): config is LookupConfig =>
  config.name !== undefined && config.types !== undefined && 'rowMode' in config

/**
 * A prepared statement. The query of `pg` has PostgreSQL describe the columns of each result, although a statement never changes those, and
 * copies its configuration. The methods named `handle…` are called by the client.
 */
export class LookupQuery extends pg.Query {
  readonly name: string
  readonly result = Promise.withResolvers<LookupResult>()
  readonly #types: pg.CustomTypesConfig
  readonly #known: KnownColumns
  readonly #rows: unknown[][] = []
  #parsers: readonly ParseValue[] = []
  #failure: { error: unknown } | undefined

  constructor({ name, text, types }: LookupConfig, values: unknown[] | undefined, known: KnownColumns) {
    super(text, values)
    this.name = name
    this.#types = types
    this.#known = known
  }

  override submit = (connection: pg.Connection) => pg.Query.prototype.submit.call(this, this.#connectionFor(connection))

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#parsers = fields.map(({ dataTypeID }) => this.#types.getTypeParser(dataTypeID, 'text'))
    this.#known.set(this.name, this.#parsers)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(fields.map((text, column) => (text === null ? null : this.#parsers[column]?.(text))))
    } catch (error) {
      this.#failure = { error }
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.#failure) this.result.reject(this.#failure.error)
    else this.result.resolve({ rows: this.#rows })
  }

  handleError(error: unknown): void {
    this.result.reject(error)
  }

  #connectionFor(connection: pg.Connection): pg.Connection {
    const parsers = this.#known.of(this.name)
    if (!parsers) return connection
    this.#parsers = parsers
    return this.#known.withoutDescribe(connection)
  }
}
