/** `isFirst`: called because the connection has just been opened. No new rows are known, but some may have been missed before. */
export type RowsListener = (isFirst: boolean) => void

/** This tab's listeners for new rows, by resource. Calls `onChange` when the set of watched resources changes. */
export function createRowWatchers(onChange: () => void) {
  const watchers = new Map<string, Set<RowsListener>>()

  const names = (): string[] => [...watchers.keys()].sort()
  const withChange = (change: () => void) => {
    const before = names().join()
    change()
    if (names().join() !== before) onChange()
  }
  const add = (resources: readonly string[], listener: RowsListener) => {
    for (const name of resources) watchers.set(name, (watchers.get(name) ?? new Set()).add(listener))
  }
  const remove = (resources: readonly string[], listener: RowsListener) => {
    for (const name of resources) {
      const listeners = watchers.get(name)
      listeners?.delete(listener)
      if (listeners?.size === 0) watchers.delete(name)
    }
  }

  return {
    names,
    watch(resources: readonly string[], listener: RowsListener): () => void {
      withChange(() => add(resources, listener))
      return () => withChange(() => remove(resources, listener))
    },
    notify(resource: string): void {
      for (const listener of watchers.get(resource) ?? []) listener(false)
    },
    /** Calls every listener once, after a (re)connect: rows may have been missed. */
    notifyAll(isFirst: boolean): void {
      for (const listener of new Set([...watchers.values()].flatMap((listeners) => [...listeners]))) listener(isFirst)
    },
  }
}
