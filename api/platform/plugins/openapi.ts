import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import * as endpoints from '@wasl/resources/endpoints/index.ts'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import project from '../../../package.json' with { type: 'json' }
import { completeDocument } from './complete-document.ts'
import { registerComponents } from './openapi-components.ts'

const languageHeader = {
  type: 'object',
  properties: { 'accept-language': { type: 'string', description: 'The language of messages: ar or en.', example: 'ar' } },
}

/** A name of its own for each operation: `GET /api/admin/coupons/:id` is `getAdminCouponsById`. */
function operationIdOf(method: string, url: string): string {
  const parts = url.split('/').slice(2)
  const capitalized = parts.flatMap((part) =>
    part
      .replace(/^:/, 'by-')
      .split(/[^a-zA-Z0-9]+/)
      .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1)),
  )
  return method.toLowerCase() + capitalized.join('')
}

const namesOfEndpoints: ReadonlyMap<unknown, string> = new Map(Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]))

const operationIdFor = ({ method, url, config }: { method: string; url: string; config: unknown }): string => {
  const endpoint = typeof config === 'object' && config !== null && 'endpoint' in config ? config.endpoint : undefined
  return namesOfEndpoints.get(endpoint) ?? operationIdOf(method, url)
}

/** Serves the OpenAPI 3.1 document of all routes at `/api/openapi.json` and its viewer at `/api/docs`. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  const schemaRegistry = registerComponents(app, operationIdFor)
  const transform = createJsonSchemaTransform({ schemaRegistry })
  const transformObject = createJsonSchemaTransformObject({ schemaRegistry })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wasl',
        version: project.version,
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
        description:
          'Product calls respond with { key, msg, data }; resources under /api/admin/… and public reads under /api/… use the simple-rest format. Accept-Language (ar, en) selects the language of messages.',
      },
      servers: [{ url: '/', description: 'This deployment' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { bearer: [] }],
    },
    transform: (document) => {
      if (!document.url.startsWith('/api/')) return { schema: { hide: true }, url: document.url }
      const { schema, url } = transform(document)
      const { method, config } = document.route
      const operationId = operationIdFor({ method: [method].flat()[0] ?? '', url, config })
      const file = config?.endpoint?.file
      return { schema: { operationId, headers: languageHeader, ...schema, ...(file && { 'x-file': file }) }, url }
    },
    transformObject: (document) => completeDocument(transformObject(document)),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => policy.replace('upgrade-insecure-requests;', ''),
    uiConfig: { docExpansion: 'none' },
  })
  // Written once, at the first request.
  let text: string | undefined
  app.get('/api/openapi.json', { config: { action: 'ops.docs' }, schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(text)
  })
}
