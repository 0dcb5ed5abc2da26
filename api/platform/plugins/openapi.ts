import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Serves the OpenAPI 3.1 document of all routes at `/api/openapi.json` and its viewer at `/api/docs`. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wasl',
        version: '1',
        description:
          'Product calls respond with { key, msg, data }; resources under /api/admin/… and public reads under /api/… use the simple-rest format. The header lang (ar, en) selects the language of messages.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { bearer: [] }],
    },
    transform: (document) =>
      document.url.startsWith('/api/') ? jsonSchemaTransform(document) : { schema: { hide: true }, url: document.url },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => policy.replace('upgrade-insecure-requests;', ''),
    uiConfig: { docExpansion: 'none' },
  })
  app.get('/api/openapi.json', { config: { action: 'ops.docs' }, schema: { hide: true } }, async () => app.swagger())
}
