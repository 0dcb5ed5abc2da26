type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
type JsonObject = { readonly [name: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectAt = (value: JsonObject, name: string): JsonObject => {
  const found = value[name]
  return isObject(found) ? found : {}
}
const mapValues = (value: JsonObject, map: (value: Json, name: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, map(entry, name)]))

/**
 * Completes the generated API document: repeated parameters become components, components that nothing refers to are left out, and every
 * operation describes an error and a success, which is a file where it has no JSON.
 */
export function completeDocument(document: object): JsonObject {
  // A copy of plain JSON: without what is undefined, and without the prototypes of the generator.
  const source: JsonObject = JSON.parse(JSON.stringify(document))
  const described = mapOperations(simplified(source), withResponses)
  const { paths, parameters } = sharedParameters(described)
  const responses = { Failure: { description: 'The request failed', content: jsonOf({ $ref: '#/components/schemas/ErrorResponse' }) } }
  const components = { ...objectAt(described, 'components'), parameters, responses }
  return {
    ...described,
    paths,
    components: { ...components, schemas: usedSchemas(objectAt(components, 'schemas'), { paths, parameters, responses }) },
  }
}

/** Without unions of one, and with a property for each key of a record that has to be there. */
function simplified(value: JsonObject): JsonObject {
  const simple = mapValues(value, simplifiedValue)
  const { anyOf, required, additionalProperties, ...rest } = simple
  if (Array.isArray(anyOf) && anyOf.length === 1 && isObject(anyOf[0])) return { ...rest, ...anyOf[0] }
  if (!Array.isArray(required) || !isObject(additionalProperties)) return simple
  const { propertyNames, ...record } = rest
  const listed = Object.fromEntries(required.map((name) => [String(name), additionalProperties]))
  return { ...record, required, properties: { ...listed, ...objectAt(simple, 'properties') }, additionalProperties: false }
}
const simplifiedValue = (value: Json): Json =>
  Array.isArray(value) ? value.map(simplifiedValue) : isObject(value) ? simplified(value) : value

const mapOperations = (document: JsonObject, map: (operation: JsonObject, path: string) => JsonObject): JsonObject => ({
  ...document,
  paths: mapValues(objectAt(document, 'paths'), (path, name) =>
    isObject(path) ? mapValues(path, (operation) => (isObject(operation) ? map(operation, name) : operation)) : path,
  ),
})

function withResponses({ responses, 'x-file': file, ...operation }: JsonObject, path: string): JsonObject {
  const described = isObject(responses)
    ? mapValues(responses, (response, status) => (isObject(response) ? titled(response, status) : response))
    : {}
  const { default: unknown, ...known } = described
  const success: JsonObject = Object.keys(known).some((status) => status.startsWith('2')) ? {} : { 200: fileResponse(file, path) }
  return { ...operation, responses: { ...success, ...known, '4XX': { $ref: '#/components/responses/Failure' } } }
}
const titled = (response: JsonObject, status: string): JsonObject =>
  response.description === 'Default Response'
    ? { ...response, description: status.startsWith('2') ? 'Success' : 'The request failed' }
    : response

function fileResponse(file: Json | undefined, path: string): JsonObject {
  const ending = /\.(\w+)$/.exec(path)?.[1]
  const mediaType = typeof file === 'string' ? file : ending === 'csv' ? 'text/csv' : '*/*'
  return { description: 'A file', content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } } }
}

function jsonOf(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } }
}

/** Parameters that several operations have, as components named for them. */
function sharedParameters(document: JsonObject): { paths: JsonObject; parameters: JsonObject } {
  const counts = new Map<string, number>()
  mapOperations(document, (operation) => {
    for (const parameter of listOf(operation.parameters))
      counts.set(JSON.stringify(parameter), (counts.get(JSON.stringify(parameter)) ?? 0) + 1)
    return operation
  })
  const names = new Map<string, string>()
  for (const [text, count] of counts) if (count > 1) names.set(text, freeName(JSON.parse(text), new Set(names.values())))
  const refer = (parameter: Json): Json => {
    const name = names.get(JSON.stringify(parameter))
    return name ? { $ref: `#/components/parameters/${name}` } : parameter
  }
  const { paths } = mapOperations(document, (operation) =>
    operation.parameters ? { ...operation, parameters: listOf(operation.parameters).map(refer) } : operation,
  )
  const parameters = Object.fromEntries([...names].map(([text, name]) => [name, JSON.parse(text)]))
  return { paths: isObject(paths) ? paths : {}, parameters }
}
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

function freeName({ name, in: place }: JsonObject, taken: ReadonlySet<string>): string {
  const base = `${place}.${String(name).replace(/[^\w-]/g, '_')}`
  if (!taken.has(base)) return base
  for (let count = 2; ; count += 1) if (!taken.has(`${base}.${count}`)) return `${base}.${count}`
}

function usedSchemas(schemas: JsonObject, from: JsonObject): JsonObject {
  const used = new Set<string>()
  const visit = (value: Json | undefined): void => {
    for (const [, name = ''] of JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit(from)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}
