import type { StatusTone } from '../registry/fields.ts'
import type { Tone } from '../registry/resource.ts'
import type { Label } from '../units.ts'
import { many } from './lifecycle.ts'
import type { Turns } from './turns.ts'

export type Side = 'client' | 'provider' | 'admin' | 'system' | 'clock'

/** One step of a small lifecycle: who takes it, from which statuses, to which one. */
export type Step<Status extends string> = {
  label: Label
  /** What it is called in the history, where the button's words are others. */
  done?: Label
  by: Side | readonly Side[]
  from: Status | readonly Status[]
  to: Status
  tone?: Tone
  /** The question asked before it is done. */
  confirm?: Label
  reason?: 'required' | 'optional'
  /** What is said where it is asked for from another status. */
  otherwise?: Label
}

/** The life of something that one status tells all of: no kinds, no guards, no effects of its own. */
export type StatusLifecycle<Status extends string, Steps> = {
  label: Label
  start: NoInfer<Status>
  statuses: Readonly<Record<Status, Label>>
  tones: Readonly<Record<Status, StatusTone>>
  steps: Steps
  /** Whose turn it is where something is still to be done. */
  turns: Turns<NoInfer<Status>>
}
export type AnyStatusLifecycle = StatusLifecycle<string, Readonly<Record<string, Step<string>>>>

/** Checks that every step begins and ends in a declared status, and keeps every literal. */
export const statusLifecycle = <const Status extends string, const Steps extends Readonly<Record<string, Step<NoInfer<Status>>>>>(
  declaration: StatusLifecycle<Status, Steps>,
): StatusLifecycle<Status, Steps> => declaration

/** Whether a step may be taken from a status. */
export const mayStep = (step: Step<string>, status: string): boolean => many(step.from).includes(status)

/** The statuses that no step leaves. */
export const endsOf = ({ statuses, steps }: AnyStatusLifecycle): string[] =>
  Object.keys(statuses).filter((status) => !Object.values(steps).some((step) => mayStep(step, status)))
