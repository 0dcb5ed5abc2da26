import fc from 'fast-check'
import { oddBody, oddParameter, oddValue } from './odd-values.ts'
import { type JsonSchema, plausibleValue } from './plausible-value.ts'

type Parameter = { name: string; in: string; schema?: JsonSchema }
type OpenapiOperation = { parameters?: readonly Parameter[]; requestBody?: { content?: Record<string, { schema?: JsonSchema }> } }
export type Openapi = { paths: Readonly<Record<string, Readonly<Record<string, OpenapiOperation>>>>; components?: unknown }
type FuzzOperation = OpenapiOperation & { method: string; path: string }
export type FuzzRequest = { method: string; url: string; type?: string; body?: string }

/** The operations of a document, with what they refer to in place. */
export const operationsOf = (document: Openapi): FuzzOperation[] =>
  Object.entries(withoutReferences(document.paths, document)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )

function withoutReferences<T>(value: T, document: Openapi, path: readonly string[] = []): T {
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value && typeof value.$ref === 'string') {
    const { $ref } = value
    // A shape that contains itself ends after one round.
    if (path.includes($ref)) return {} as T
    const found = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, name) => Object(at)[name], document)
    // Safe: a component has the type of the value that refers to it.
    return withoutReferences(found as T, document, [...path, $ref])
  }
  const entries = Object.entries(value).map(([name, entry]) => [name, withoutReferences(entry, document, path)] as const)
  // Safe: the same keys, or the same list.
  return (Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries)) as T
}

/** Requests to one operation: mostly plausible, with odd values in some of its parameters and fields. */
export function requestTo(
  { method, path, parameters = [], requestBody }: FuzzOperation,
  ids: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const url = fc
    .tuple(
      fc.record(Object.fromEntries(parameters.filter((each) => each.in === 'path').map((each) => [each.name, pathValue(each, ids)]))),
      queryOf(parameters.filter((each) => each.in === 'query')),
    )
    .map(([values, query]) => path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[name] ?? '')) + query)
  if (method === 'GET' || method === 'DELETE') return url.map((address) => ({ method, url: address }))
  const schema = requestBody?.content?.['application/json']?.schema
  const json = schema ? mutated(schema, ids).map((value) => ({ type: 'application/json', body: JSON.stringify(value) })) : oddBody
  const payload = fc.oneof({ weight: 4, arbitrary: json }, { weight: 1, arbitrary: oddBody })
  return fc.tuple(url, payload).map(([address, { type, body }]) => ({ method, url: address, type, body }))
}

const pathValue = ({ schema }: Parameter, ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 3, arbitrary: plausibleValue(schema ?? { type: 'string' }, ids).map(String) }, { weight: 1, arbitrary: oddParameter })

const queryOf = (parameters: readonly Parameter[]): fc.Arbitrary<string> => {
  if (parameters.length === 0) return fc.constant('')
  const pair = fc.tuple(fc.constantFrom(...parameters.map(({ name }) => name)), oddParameter)
  return fc
    .array(pair, { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}` : ''))
}

/** A plausible body in which one value, at any depth, is odd. */
const mutated = (schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(plausibleValue(schema, ids), oddValue, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }))
    .map(([value, odd, path]) => replaceAt(value, path, odd))

function replaceAt(value: unknown, [at = 0, ...rest]: readonly number[], odd: unknown): unknown {
  if (typeof value !== 'object' || value === null) return odd
  const keys = Object.keys(value)
  const key = keys[at % Math.max(keys.length, 1)]
  if (key === undefined) return odd
  const inner = rest.length > 0 ? replaceAt(Object.entries(value)[keys.indexOf(key)]?.[1], rest, odd) : odd
  return Array.isArray(value) ? value.map((item, index) => (String(index) === key ? inner : item)) : { ...value, [key]: inner }
}

// encodeURIComponent throws for a lone surrogate; its bytes are sent as they would be in UTF-8.
export const encode = (text: string): string =>
  text
    .split(/(\p{Cs})/u)
    .map((part) => (part.isWellFormed() ? encodeURIComponent(part) : '%ED%A0%80'))
    .join('')
