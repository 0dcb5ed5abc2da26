import type { FastifyInstance } from 'fastify'
import { actionRoutes } from '../actions/routes.ts'
import { assertDeclarations } from '../assert-declarations.ts'
import { bulkRunRoutes } from '../bulk-runs/routes.ts'
import { exportRoutes } from '../files/export-routes.ts'
import { importRoutes } from '../import/routes.ts'
import { type StoredResource, storedResources } from '../stored-resource.ts'
import { adminRoutes } from './admin-routes.ts'
import { ownRoutes } from './own-routes.ts'
import { publicRoutes } from './public-routes.ts'

/** Registers the generated routes of every resource in the registry. */
export function resourceRoutes(app: FastifyInstance, resources: readonly StoredResource[] = storedResources()): void {
  assertDeclarations(app.shared.hooks.resources, resources)
  for (const resource of resources) {
    adminRoutes(app, resource)
    actionRoutes(app, resource)
    bulkRunRoutes(app, resource)
    exportRoutes(app, resource)
    importRoutes(app, resource)
    publicRoutes(app, resource)
    ownRoutes(app, resource)
  }
}
