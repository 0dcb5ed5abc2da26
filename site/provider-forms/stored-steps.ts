import type { TypedForm } from '../forms/typed-form.ts'

const storageKey = 'wasl-application'

/** What was typed into a step whose saved values were `saved`. */
export type StoredStep = { saved: string; typed: TypedForm }
type StoredSteps = { owner: string; steps: Readonly<Record<string, StoredStep>> }

/** What this user has typed into a step, unless the step has been saved since. */
export function readStep(owner: string, step: string, saved: string): TypedForm | null {
  const stored = readSteps(owner).steps[step]
  return stored?.saved === saved ? stored.typed : null
}

/** Stores what is typed into a step; null removes it. Steps of another user are removed. */
export function writeStep(owner: string, step: string, stored: StoredStep | null): void {
  const { [step]: _, ...others } = readSteps(owner).steps
  const steps = stored ? { ...others, [step]: stored } : others
  try {
    if (Object.keys(steps).length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify({ owner, steps } satisfies StoredSteps))
  } catch {
    // Without storage the step is not stored, but the form still works.
  }
}

export function clearStoredSteps(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Without storage there are none.
  }
}

function readSteps(owner: string): StoredSteps {
  const none = { owner, steps: {} }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    // Only `writeStep` writes this entry.
    return typeof stored === 'object' && stored !== null && 'owner' in stored && stored.owner === owner ? (stored as StoredSteps) : none
  } catch {
    return none
  }
}
