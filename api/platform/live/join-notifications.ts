import type pg from 'pg'

/** The statement by which the adapter of Socket.IO publishes an event: a channel and a payload. */
export const notifyStatement = 'SELECT pg_notify($1, $2)'

const joined = {
  name: 'publish_events',
  text: 'select pg_notify(event.channel, event.payload) from unnest($1::text[], $2::text[]) as event(channel, payload)',
}

/** Publishes the events of one turn of the event loop in one statement and in their order. The promises settle once it is committed. */
export function joinNotifications(pool: Pick<pg.Pool, 'query'>): (values: readonly unknown[]) => Promise<unknown> {
  let waiting: { values: readonly unknown[]; result: PromiseWithResolvers<unknown> }[] = []
  const flush = () => {
    const events = waiting
    waiting = []
    const columns = [0, 1].map((at) => events.map(({ values }) => values[at]))
    pool.query({ ...joined, values: columns }).then(
      (value) => events.forEach(({ result }) => void result.resolve(value)),
      (error: unknown) => events.forEach(({ result }) => void result.reject(error)),
    )
  }
  return (values) => {
    const result = Promise.withResolvers<unknown>()
    if (waiting.push({ values, result }) === 1) setImmediate(flush)
    return result.promise
  }
}
