import * as endpoints from '@wasl/resources/endpoints/index.ts'
import type { Endpoint } from '@wasl/shared/contract/endpoint.ts'
import * as schemas from '@wasl/shared/contract/schemas.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { errorResponse } from '../http/route.ts'
import { componentName, nameOfSchema } from '../http/schema-names.ts'

type Registry = ReturnType<typeof z.registry<{ id: string }>>

/** The schemas that are components of the API document: the shapes of the contract, and the rows and bodies of the routes of this app. */
export function registerComponents(app: FastifyInstance, operationId: (route: Operation) => string): Registry {
  const registry: Registry = z.registry<{ id: string }>()
  const taken = new Set<string>()
  const add = (schema: unknown, id: string) => {
    if (!(schema instanceof z.ZodObject || schema instanceof z.ZodEnum || schema instanceof z.ZodUnion)) return
    // Input and output are two components: `OrderInput` is the body, `Order` the response.
    if (registry.has(schema) || inAddresses.has(schema) || taken.has(id) || taken.has(`${id}Input`)) return
    taken.add(id).add(`${id}Input`)
    registry.add(schema, { id })
  }
  add(errorResponse, 'ErrorResponse')
  for (const [name, schema] of Object.entries(schemas)) add(schema, componentName(name))
  app.addHook('onRoute', (route) => {
    const { body, response } = route.schema ?? {}
    const name = componentName(operationId({ method: [route.method].flat()[0] ?? '', url: route.url, config: route.config }))
    for (const schema of Object.values(response ?? {}).flatMap(partsOf)) add(schema, nameOfSchema(schema) ?? `${name}Data`)
    if (body instanceof z.ZodType) add(body, `${name}Body`)
  })
  return registry
}
type Operation = { method: string; url: string; config: unknown }

/** Parameters of a path or query are described one by one, never by a component. */
const inAddresses: ReadonlySet<unknown> = new Set(Object.values<Endpoint>(endpoints).flatMap(({ params, query }) => [params, query]))

/** What a response is about: the data of an envelope, the entries of a list. */
function partsOf(schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodArray) return partsOf(schema.element)
  if (schema instanceof z.ZodNullable) return partsOf(schema.unwrap())
  if (schema instanceof z.ZodObject && 'key' in schema.shape && 'data' in schema.shape) return partsOf(schema.shape.data)
  return schema instanceof z.ZodType ? [schema] : []
}
