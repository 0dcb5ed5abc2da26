/** `isFirst`: nothing is known to be new, but the connection stands only now, so something may have come since the rows were read. */
export type Heard = (isFirst: boolean) => void

/** Who, on this tab, wants to hear of the new rows of which resources; several may watch one. `onChange` hears when the list of resources changes. */
export function createWatchers(onChange: () => void) {
  const watchers = new Map<string, Set<Heard>>()

  const names = (): string[] => [...watchers.keys()].sort()
  const changing = (change: () => void) => {
    const before = names().join()
    change()
    if (names().join() !== before) onChange()
  }
  const add = (resources: readonly string[], heard: Heard) => {
    for (const name of resources) watchers.set(name, (watchers.get(name) ?? new Set()).add(heard))
  }
  const drop = (resources: readonly string[], heard: Heard) => {
    for (const name of resources) {
      const those = watchers.get(name)
      those?.delete(heard)
      if (those?.size === 0) watchers.delete(name)
    }
  }

  return {
    names,
    watch(resources: readonly string[], heard: Heard): () => void {
      changing(() => add(resources, heard))
      return () => changing(() => drop(resources, heard))
    },
    tell(resource: string): void {
      for (const heard of watchers.get(resource) ?? []) heard(false)
    },
    /** Each once, whenever the connection stands: what came before is not known. */
    tellAll(isFirst: boolean): void {
      for (const heard of new Set([...watchers.values()].flatMap((those) => [...those]))) heard(isFirst)
    },
  }
}
