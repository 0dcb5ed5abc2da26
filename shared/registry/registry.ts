import type { Fields } from './fields.ts'
import type { AnyResource } from './resource.ts'

type TargetsOf<F> = {
  [N in keyof F]: F[N] extends { to: infer T } ? T : F[N] extends { fields: infer S } ? TargetsOf<S> : never
}[keyof F]
type Dangling<R> = { [N in keyof R]: R[N] extends { fields: infer F } ? Exclude<TargetsOf<F>, keyof R> : never }[keyof R]

/** Checks at compile time that every key is its resource's name and every `to` names a resource of the registry. */
export function registry<R extends { [N in keyof R]: { name: N; fields: Fields } }>(
  all: R & ([Dangling<R>] extends [never] ? unknown : { error: `no such resource: ${Dangling<R> & string}` }),
): R {
  return all
}

type AnyRegistry = Readonly<Record<string, Pick<AnyResource, 'actions' | 'derived' | 'document' | 'writeHook'>>>
type Named<R> = Extract<R[keyof R], string>
type Has<R, Key extends PropertyKey> = Key extends keyof R ? ([NonNullable<R[Key]>] extends [never] ? false : true) : false
type ActionOf<R extends AnyRegistry, N extends keyof R> = NonNullable<R[N]['actions']>[string]

/** The names of the effects that the actions of a registry have. */
export type EffectNames<R extends AnyRegistry> = Named<{ [N in keyof R]: ActionOf<R, N>['effect'] }>
/** The names of the handlers of its custom actions. */
export type HandlerNames<R extends AnyRegistry> = Named<{ [N in keyof R]: ActionOf<R, N>['handler'] }>
/** The names of the functions that make its documents. */
export type RendererNames<R extends AnyRegistry> = Named<{ [N in keyof R]: NonNullable<R[N]['document']>['renderer'] }>
/** The resources with a write hook. */
export type WriteHookNames<R extends AnyRegistry> = Named<{ [N in keyof R]: Has<R[N], 'writeHook'> extends true ? N : never }>
/** The derived statuses of each resource that has some. */
export type DerivedStatuses<R extends AnyRegistry> = {
  [N in keyof R as keyof NonNullable<R[N]['derived']>['options'] extends never ? never : N]: keyof NonNullable<R[N]['derived']>['options']
}
