import type { DeliveryStep } from '@wasl/shared/lifecycle/delivery-legs.ts'

/** A step that the server has not confirmed: waiting for its turn or the connection, being sent, or rejected. */
export type QueuedStep = {
  /** Its idempotency key: the server takes it once, however often it is sent. */
  key: string
  user_id: string
  delivery_id: string
  name: DeliveryStep
  fields: readonly (readonly [name: string, value: string])[]
  /** Photos with the ids of those that were uploaded. */
  photos: readonly { file: File; id: string | null }[]
  state: 'waiting' | 'sending' | 'failed'
  /** Why it was rejected, or why it waits; `errors` of the fields of its form. */
  msg: string
  errors?: FieldErrors
  queued_at: number
  /** Whether this device could store it: otherwise it is lost with the page. */
  isStored: boolean
}
export type NewStep = Pick<QueuedStep, 'delivery_id' | 'name' | 'fields'> & { files: readonly File[] }
export type StepEntries = Pick<NewStep, 'fields' | 'files'>
/** `retry`: the server was not reached, is busy or has ended the session (`isEnded`), so the step waits; otherwise it was rejected. */
export type StepResult = { ok: true } | { ok: false; retry: boolean; isEnded: boolean; msg: string; errors?: FieldErrors }
type FieldErrors = Readonly<Record<string, string[]>>

/** Where steps outlive the page. */
export type StepStore = {
  list: () => Promise<readonly QueuedStep[]>
  put: (step: QueuedStep) => Promise<void>
  remove: (key: string) => Promise<void>
}
type QueueOptions = {
  user_id: string
  store: StepStore
  send: (step: QueuedStep, onUploaded: (step: QueuedStep) => Promise<void>) => Promise<StepResult>
  onChange: (queue: readonly QueuedStep[], isEnded: boolean) => void
  /** Reads the deliveries again: until then the step stays in the queue, so that the page does not show it as the next one. */
  onSent: () => Promise<void>
}
export type StepQueue = ReturnType<typeof createStepQueue>

/** The steps of one person that are still to be sent, in order and one at a time. A rejected one holds up those of the same delivery only. */
export function createStepQueue({ user_id, store, send, onChange, onSent }: QueueOptions) {
  let queue: readonly QueuedStep[] = []
  let isRunning = false
  let running = Promise.resolve()
  let isEnded = false

  const update = (next: readonly QueuedStep[]) => {
    queue = next
    onChange(queue, isEnded)
  }
  const replace = (step: QueuedStep) => update(queue.map((one) => (one.key === step.key ? step : one)))
  const isHeldUp = (step: QueuedStep) =>
    queue.slice(0, queue.indexOf(step)).some(({ delivery_id, state }) => delivery_id === step.delivery_id && state === 'failed')

  async function sendAll(): Promise<void> {
    try {
      for (;;) {
        const next = queue.find((step) => step.state === 'waiting' && !isHeldUp(step))
        if (!next) return
        const { left, goesOn, ...session } = await sendOne(next, { store, send, onSent, replace })
        isEnded = session.isEnded
        if (left) replace(left)
        else update(queue.filter(({ key }) => key !== next.key))
        if (!goesOn) return
      }
    } finally {
      isRunning = false
    }
  }

  async function flush(): Promise<void> {
    if (!isRunning) {
      isRunning = true
      running = sendAll()
    }
    await running
  }

  return {
    /** Reads what an earlier visit left, and sends it. */
    open: async () => {
      const stored = await store.list().catch(() => [])
      update(withStored(queue, stored))
      await flush()
    },
    /** Resolves once the step is in the queue: it is sent after. */
    add: async ({ files, ...step }: NewStep) => {
      const photos = files.map((file) => ({ file, id: null }))
      const [key, queued_at] = [crypto.randomUUID(), Date.now()]
      // Stored first: a page that is closed now has lost nothing.
      const added = await keep(store, { ...step, key, user_id, photos, state: 'waiting', msg: '', queued_at, isStored: false })
      update([...queue, added])
      void flush()
    },
    /** Sends a rejected step with other entries as a new one, in its place and of the time when it was taken. */
    correct: async (key: string, entries: StepEntries) => {
      const rejected = queue.find((step) => step.key === key)
      if (!rejected) return
      const corrected = await keep(store, withEntries(rejected, entries))
      await store.remove(key).catch(() => {})
      update(queue.map((step) => (step.key === key ? corrected : step)))
      void flush()
    },
    retry: async (key: string) => {
      update(queue.map((step) => (step.key === key ? waiting(step) : step)))
      await flush()
    },
    discard: async (key: string) => {
      await store.remove(key).catch(() => {})
      update(queue.filter((step) => step.key !== key))
      await flush()
    },
    flush,
  }
}

/** Stores a step as far as this device can; it is sent all the same. */
async function keep(store: StepStore, step: QueuedStep): Promise<QueuedStep> {
  try {
    await store.put(step)
    return { ...step, isStored: true }
  } catch {
    return { ...step, isStored: false }
  }
}

type Sending = Pick<QueueOptions, 'store' | 'send' | 'onSent'> & { replace: (step: QueuedStep) => void }
/** What is left of a step; `goesOn`: those after it can be sent as well. */
type Sent = { left: QueuedStep | null; goesOn: boolean; isEnded: boolean }

async function sendOne(next: QueuedStep, { store, send, onSent, replace }: Sending): Promise<Sent> {
  let sent: QueuedStep = { ...next, state: 'sending' }
  replace(sent)
  try {
    const result = await send(sent, async (uploaded) => {
      sent = await keep(store, uploaded)
      replace(sent)
    })
    if (result.ok) {
      // One that stays stored is sent again by the next visit, and the server takes it once.
      await store.remove(next.key).catch(() => {})
      await onSent()
      return { left: null, goesOn: true, isEnded: false }
    }
    const left = await keep(store, { ...sent, state: result.retry ? 'waiting' : 'failed', msg: result.msg, errors: result.errors ?? {} })
    return { left, goesOn: !result.retry, isEnded: result.isEnded }
  } catch {
    return { left: waiting(sent), goesOn: false, isEnded: false }
  }
}

/** The queue with the steps that an earlier visit left, in their order. */
function withStored(queue: readonly QueuedStep[], stored: readonly QueuedStep[]): QueuedStep[] {
  const known = queue.map(({ key }) => key)
  const left = stored
    .filter(({ key }) => !known.includes(key))
    .map((step) => ({ ...(step.state === 'sending' ? waiting(step) : step), isStored: true }))
  return [...left, ...queue].toSorted((a, b) => a.queued_at - b.queued_at)
}

/** A rejected step with other entries, as a new one. Photos that were uploaded are not uploaded again. */
function withEntries(rejected: QueuedStep, { fields, files }: StepEntries): QueuedStep {
  const photos = files.map((file) => ({ file, id: rejected.photos.find((photo) => isSame(photo.file, file))?.id ?? null }))
  return { ...waiting(rejected), key: crypto.randomUUID(), fields, photos, isStored: false }
}

/** A file that a form got back is another object. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

const waiting = (step: QueuedStep): QueuedStep => ({ ...step, state: 'waiting', msg: '', errors: {} })
