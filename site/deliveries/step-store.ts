import type { QueuedStep, StepStore } from './step-queue.ts'

const [database, table] = ['wasl-deliveries', 'steps']

/** The steps of one person in the browser's own database, with their photos. */
export const openStepStore = (user_id: string): StepStore => ({
  list: async () => {
    // Safe: only `put` below writes rows.
    const all = (await run('readonly', (steps) => steps.getAll())) as QueuedStep[]
    return all.filter((step) => step.user_id === user_id).sort((a, b) => a.queued_at - b.queued_at)
  },
  put: async (step) => {
    await run('readwrite', (steps) => steps.put(step))
  },
  remove: async (key) => {
    await run('readwrite', (steps) => steps.delete(key))
  },
})

async function run<T>(mode: IDBTransactionMode, request: (steps: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await open()
  try {
    return await resultOf(request(opened.transaction(table, mode).objectStore(table)))
  } finally {
    opened.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'key' })
  return resultOf(request)
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('step-store: the browser has no database'))
  })
