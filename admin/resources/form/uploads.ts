import type { Path } from '../../fields/kinds.ts'

/** A file on its way to a field: how much of it is there, or why it is not going further. Keys count upward in the order of choosing. */
export type Sending = { key: number; path: Path; file: File; percent: number; failure: string | null }

/** The input that stands at a path: how it sends a file, why it would not, what went wrong in words, and what hears of an arrival. */
export type Receiver = {
  send: (file: File, way: { onProgress: (percent: number) => void; signal: AbortSignal }) => Promise<string>
  refusalOf: (file: File) => string | null
  reasonOf: (error: unknown) => string
  arrived: (id: string, key: number) => void
}

/** The files on their way in one form. They outlive their inputs: an entry of a list that moves takes its files along. */
export function createUploads() {
  let files: readonly Sending[] = []
  let last = 0
  const receivers = new Map<string, () => Receiver>()
  const breakers = new Map<number, AbortController>()
  const listeners = new Set<() => void>()

  const set = (next: readonly Sending[]) => {
    files = next
    for (const tell of listeners) tell()
  }
  const change = (key: number, to: Partial<Sending>) => set(files.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const find = (key: number) => files.find((one) => one.key === key)
  const receiverAt = (path: Path) => receivers.get(pathKey(path))?.()
  const at = (path: Path) => files.filter((one) => pathKey(one.path) === pathKey(path))

  const cancel = (key: number) => {
    breakers.get(key)?.abort()
    set(files.filter((one) => one.key !== key))
  }

  const start = async (key: number) => {
    const sending = find(key)
    const receiver = sending && receiverAt(sending.path)
    if (!receiver) return
    const failure = receiver.refusalOf(sending.file)
    change(key, { percent: 0, failure })
    if (failure !== null) return
    const breaker = new AbortController()
    breakers.set(key, breaker)
    try {
      const id = await receiver.send(sending.file, { onProgress: (percent) => change(key, { percent }), signal: breaker.signal })
      // Where it was chosen may be elsewhere by now, or gone.
      const now = find(key)
      cancel(key)
      if (now) receiverAt(now.path)?.arrived(id, key)
    } catch (error) {
      if (!breaker.signal.aborted) change(key, { failure: receiver.reasonOf(error) })
    }
    breakers.delete(key)
  }

  return {
    all: () => files,
    at,
    subscribe(tell: () => void): () => void {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    /** An input stands at this place of the form until it says that it leaves. */
    receive(place: string, receiver: () => Receiver): () => void {
      receivers.set(place, receiver)
      return () => {
        if (receivers.get(place) === receiver) receivers.delete(place)
        // Whether one waits for its files is asked anew.
        set([...files])
      }
    },
    send(path: Path, chosen: readonly File[]): void {
      const sent = chosen.map((file) => {
        last += 1
        return { key: last, path, file, percent: 0, failure: null }
      })
      set([...files, ...sent])
      for (const { key } of sent) void start(key)
    },
    retry: (key: number) => void start(key),
    cancel,
    /** How many have neither arrived nor failed; what goes to a field that the form no longer asks for does not count. */
    running: (): number => files.filter(({ path, failure }) => failure === null && receivers.has(pathKey(path))).length,
    hasFailed: (path: Path): boolean => at(path).some(({ failure }) => failure !== null),
    isRunning: (path: Path): boolean => at(path).some(({ failure }) => failure === null),
    /** The entries of a list change their places; null is one that goes, and its files with it. */
    reorder(list: Path, placeAfter: (index: number) => number | null): void {
      for (const { key, path } of files) {
        const index = path[list.length]
        if (pathKey(path.slice(0, list.length)) !== pathKey(list) || typeof index !== 'number') continue
        const next = placeAfter(index)
        if (next === null) cancel(key)
        else if (next !== index) change(key, { path: [...list, next, ...path.slice(list.length + 1)] })
      }
    },
    stop(): void {
      for (const { key } of files) cancel(key)
    },
  }
}

/** A path as one word. */
export const pathKey = (path: Path): string => path.join('.')
