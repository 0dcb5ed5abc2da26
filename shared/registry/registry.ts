import type { NamesOfKind } from './kinds.ts'
import type { AnyDocument, AnyResource } from './resource.ts'
import { registryProblems } from './resource-problems.ts'

type UnknownTargets<R, F> = {
  [N in keyof F & string]: F[N] extends { to: infer T extends string }
    ? T extends keyof R
      ? never
      : `${N}: there is no resource ${T}`
    : F[N] extends { fields: infer S }
      ? `${N}.${UnknownTargets<R, S>}`
      : never
}[keyof F & string]
type ProblemOf<R, Key, D> = D extends { name: infer Name extends string; fields: infer F }
  ? Name extends Key
    ? UnknownTargets<R, F>
    : `its name is ${Name}, so its key must be ${Name}`
  : 'it is not made by resource()'
/** Each resource, or in its place the mistake, so that the error is one line at its key. */
type Checked<R> = { [N in keyof R]: [ProblemOf<R, N, R[N]>] extends [never] ? R[N] : `${N & string}: ${ProblemOf<R, N, R[N]>}` }

/**
 * Checks at compile time that every key is its resource's name and every `to` names a resource of the registry; and when it is loaded what
 * types cannot (`registryProblems`).
 */
export function registry<R extends object>(all: Checked<R>): R {
  // Safe: the types above let only resources pass.
  const declared = all as unknown as R & Readonly<Record<string, AnyResource>>
  const problems = registryProblems(declared)
  if (problems.length > 0) throw new Error(`resources: ${problems.join('; ')}`)
  return declared
}

type AnyRegistry = Readonly<Record<string, Pick<AnyResource, 'actions' | 'derived' | 'document' | 'fields' | 'table'>>>
type NamesIn<R> = Extract<R[keyof R], string>
type Has<R, Key extends PropertyKey> = Key extends keyof R ? ([NonNullable<R[Key]>] extends [never] ? false : true) : false
type ActionOf<R extends AnyRegistry, N extends keyof R> = NonNullable<R[N]['actions']>[string]

/** The names of the effects that the actions of a registry have. */
export type EffectNames<R extends AnyRegistry> = NamesIn<{ [N in keyof R]: ActionOf<R, N>['effect'] }>
type DocumentOf<D> = D extends readonly (infer One)[] ? One : D
/** The names of the functions that make its documents. */
export type RendererNames<R extends AnyRegistry> = NamesIn<{
  [N in keyof R]: Extract<DocumentOf<NonNullable<R[N]['document']>>, Pick<AnyDocument, 'renderer'>>['renderer']
}>
/** The resources whose tables are written by hand. */
export type DomainTableNames<R extends AnyRegistry> = NamesIn<{ [N in keyof R]: Has<R[N], 'table'> extends true ? N : never }>
/** The `hasMany` fields of these resources: `providers.city_ids`. */
export type DomainJoinNames<R extends AnyRegistry> = {
  [N in DomainTableNames<R>]: `${N}.${NamesOfKind<R[N]['fields'], 'hasMany'>}`
}[DomainTableNames<R>]
/** The derived statuses of each resource that has some. */
export type DerivedStatuses<R extends AnyRegistry> = {
  [N in keyof R as keyof NonNullable<R[N]['derived']>['options'] extends never ? never : N]: keyof NonNullable<R[N]['derived']>['options']
}
