type PathOf<Declaration extends string> = Declaration extends `${infer Path}?${string}` ? Path : Declaration
type ParamNames<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamNames<`/${After}`>
    : Rest
  : never
type SplitNames<Names extends string> = Names extends `${infer Name}&${infer Rest}` ? Name | SplitNames<Rest> : Names
type QueryNames<Declaration extends string> = Declaration extends `${string}?${infer Names}` ? SplitNames<Names> : never

type Values<Declaration extends string> = { [Name in ParamNames<PathOf<Declaration>>]: string | number } & {
  [Name in QueryNames<Declaration>]?: string | number | null | undefined
}
type Arguments<Declaration extends string> = [ParamNames<PathOf<Declaration>>] extends [never]
  ? [QueryNames<Declaration>] extends [never]
    ? []
    : [values?: Values<Declaration>]
  : [values: Values<Declaration>]

/** Returns an address with these values. `pattern` is its path with `:name` for each parameter, as React Router takes it; `declaration` has its query too. */
export type Address<Declaration extends string> = ((...values: Arguments<Declaration>) => string) & {
  readonly pattern: PathOf<Declaration>
  readonly declaration: Declaration
}

/**
 * An address of the product: its path, and the names of its query after `?`, as `/orders/:id?tab&page`. Parameters are required; of the
 * query, what is null or undefined is left out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function address<const Declaration extends `/${string}`>(declaration: Declaration): Address<Declaration>
/* @__NO_SIDE_EFFECTS__ */
export function address(declaration: string) {
  const [pattern = '', names = ''] = declaration.split('?')
  const build = (values: Readonly<Record<string, string | number | null | undefined>> = {}): string => {
    const encoded = (name: string) => encodeURIComponent(String(values[name]))
    const path = pattern.replace(/:(\w+)/g, (_, name) => encoded(name))
    const query = names.split('&').filter((name) => values[name] != null)
    return query.length > 0 ? `${path}?${query.map((name) => `${name}=${encoded(name)}`).join('&')}` : path
  }
  return Object.assign(build, { pattern, declaration })
}
