import type { FastifyInstance } from 'fastify'
import { adminRoutesOf } from './admin-routes.ts'
import { sheetRoutesOf } from './export-routes.ts'
import { publicRoutesOf } from './public-routes.ts'
import { type StoredResource, storedResources } from './stored-resource.ts'

/** The generic routes of every resource of the registry. */
export function crudRoutes(app: FastifyInstance, all: readonly StoredResource[] = storedResources()): void {
  for (const resource of all) {
    adminRoutesOf(app, resource)
    sheetRoutesOf(app, resource)
    publicRoutesOf(app, resource)
  }
}
