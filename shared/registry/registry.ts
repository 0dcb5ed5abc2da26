import type { Fields } from './fields.ts'

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
