import type { Path } from '../kinds.ts'

/** A file being uploaded to a field, with its progress or the reason it failed. Keys count upward in the order of selection. */
export type PendingUpload = { key: number; path: Path; file: File; percent: number; failure: string | null; canRetry: boolean }

/** The input at a path: how it uploads a file, why it rejects one, how it describes an error, and what it does with a stored file. */
export type UploadTarget = {
  send: (file: File, options: { onProgress: (percent: number) => void; signal: AbortSignal }) => Promise<string>
  rejectionOf: (file: File) => string | null
  reasonOf: (error: unknown) => string
  /** Whether the same file may succeed later, as after a lost connection. */
  canRetry: (error: unknown) => boolean
  onUploaded: (id: string, key: number) => void
}

/** The uploads of one form, and who is told when they change. */
function createUploadList() {
  let uploads: readonly PendingUpload[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly PendingUpload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  return {
    set,
    all: () => uploads,
    find: (key: number) => uploads.find((upload) => upload.key === key),
    at: (path: Path) => uploads.filter((upload) => pathKey(upload.path) === pathKey(path)),
    update: (key: number, change: Partial<PendingUpload>) =>
      set(uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload))),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The uploads of one form. They outlive their inputs: a list entry that is moved keeps its uploads. */
export function createUploads() {
  const { all, find, at, set, update, subscribe } = createUploadList()
  let lastKey = 0
  const targets = new Map<string, () => UploadTarget>()
  const abortControllers = new Map<number, AbortController>()
  const targetAt = (path: Path) => targets.get(pathKey(path))?.()

  const cancel = (key: number) => {
    abortControllers.get(key)?.abort()
    set(all().filter((upload) => upload.key !== key))
  }

  const start = async (key: number) => {
    const upload = find(key)
    const target = upload && targetAt(upload.path)
    if (!target) return
    const failure = target.rejectionOf(upload.file)
    update(key, { percent: 0, failure, canRetry: false })
    if (failure !== null) return
    const abortController = new AbortController()
    abortControllers.set(key, abortController)
    try {
      const id = await target.send(upload.file, { onProgress: (percent) => update(key, { percent }), signal: abortController.signal })
      // The input may have moved or been removed in the meantime.
      const stored = find(key)
      cancel(key)
      if (stored) targetAt(stored.path)?.onUploaded(id, key)
    } catch (error) {
      if (!abortController.signal.aborted) update(key, { failure: target.reasonOf(error), canRetry: target.canRetry(error) })
    }
    abortControllers.delete(key)
  }

  return {
    all,
    at,
    subscribe,
    /** Registers the input at a path; returns a function that unregisters it. */
    addTarget(key: string, target: () => UploadTarget): () => void {
      targets.set(key, target)
      return () => {
        if (targets.get(key) === target) targets.delete(key)
        // Notify the listeners: the removed input's uploads no longer count as running.
        set([...all()])
      }
    },
    send(path: Path, chosen: readonly File[]): void {
      const added = chosen.map((file) => {
        lastKey += 1
        return { key: lastKey, path, file, percent: 0, failure: null, canRetry: false }
      })
      set([...all(), ...added])
      for (const { key } of added) void start(key)
    },
    retry: (key: number) => void start(key),
    cancel,
    /** The number of unfinished uploads, not counting those of inputs that were removed. */
    running: (): number => all().filter(({ path, failure }) => failure === null && targets.has(pathKey(path))).length,
    hasFailed: (path: Path): boolean => at(path).some(({ failure }) => failure !== null),
    isRunning: (path: Path): boolean => at(path).some(({ failure }) => failure === null),
    /** Follows a change of a list: uploads move with their entries; a null index means the entry was removed and its uploads are cancelled. */
    reorder(list: Path, newIndexOf: (index: number) => number | null): void {
      for (const { key, path } of all()) {
        const next = pathAfterReorder(path, list, newIndexOf)
        if (next === null) cancel(key)
        else if (next !== path) update(key, { path: next })
      }
    },
    stop(): void {
      for (const { key } of all()) cancel(key)
    },
  }
}

/** The path of an upload after a change of a list; null if its entry was removed, the same one if it did not move. */
function pathAfterReorder(path: Path, list: Path, newIndexOf: (index: number) => number | null): Path | null {
  const index = path[list.length]
  if (pathKey(path.slice(0, list.length)) !== pathKey(list) || typeof index !== 'number') return path
  const next = newIndexOf(index)
  if (next === null) return null
  return next === index ? path : [...list, next, ...path.slice(list.length + 1)]
}

/** A path as one string: 'variants.0.image'. */
export const pathKey = (path: Path): string => path.join('.')

/** Sorts uploaded ids by the order in which their files were selected, after the existing ids. */
export const sortBySelection = (ids: readonly string[], selectionOrder: ReadonlyMap<string, number>): string[] =>
  [...new Set(ids)].toSorted((a, b) => (selectionOrder.get(a) ?? 0) - (selectionOrder.get(b) ?? 0))
