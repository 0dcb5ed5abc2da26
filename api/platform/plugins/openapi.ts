import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The OpenAPI 3.1 document of every route at `/api/openapi.json`, and a page that shows it at `/api/docs`. */
export async function openapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wasl',
        version: '1',
        description:
          'Product calls answer { key, msg, data }; resources under /api/admin/… and public reads under /api/… speak simple-rest. The header lang (ar, en) chooses the language of messages.',
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
