import type { AccessAction } from '@wasl/shared/access/table.ts'
import { idParams } from '@wasl/shared/contract/common.ts'
import * as endpoints from '@wasl/shared/contract/resource-endpoints.ts'
import { canImport } from '@wasl/shared/registry/row-title.ts'
import type { FastifyInstance } from 'fastify'
import { adminCtx } from '../../platform/http/request-context.ts'
import { plainRoute, route } from '../../platform/http/route.ts'
import { readForm } from '../../platform/uploads/read-form.ts'
import { adminAccessAction } from '../access.ts'
import { routeAddress } from '../route-address.ts'
import type { StoredResource } from '../stored-resource.ts'
import { assertColumns, importedFile, importTemplate, maxImportBytes } from './import-file.ts'
import { createImport, findLatestImport, loadImport, startImport } from './imports.ts'
import { readyFile } from './ready-file.ts'

const limit = { max: 60, perSeconds: 60 }

/** The import routes of one resource: read a file, check or store its rows in the background, and follow the progress. */
export function importRoutes(app: FastifyInstance, resource: StoredResource): void {
  const { declaration } = resource
  if (!canImport(declaration)) return
  const shared = {
    at: { resource: declaration.name },
    rows: declaration.label.many.en.toLowerCase(),
    common: { action: adminAccessAction(declaration, 'create'), permission: `${declaration.name}.create` },
  } as const
  fileRoutes(app, resource, shared)
  runRoutes(app, resource, shared)
}

type SharedOptions = { at: { resource: string }; rows: string; common: { action: AccessAction; permission: string } }

/** Routes that begin an import. */
function fileRoutes(app: FastifyInstance, resource: StoredResource, { at, rows, common }: SharedOptions): void {
  const { declaration } = resource

  route(app, {
    ...common,
    ...routeAddress(endpoints.readImportFile, at),
    limit,
    status: 201,
    summary: `Read a file of ${rows}: its columns and the field guessed for each. Form data: \`file\``,
    response: endpoints.readImportFile.response,
    handler: async ({ ctx, request }) => {
      const { file } = await readForm(request, maxImportBytes)
      return createImport(adminCtx(ctx), declaration, await importedFile(declaration, file))
    },
  })
  if (declaration.readyRows)
    route(app, {
      ...common,
      ...routeAddress(endpoints.readReadyRows, at),
      limit,
      status: 201,
      summary: `Start an import of the ${rows} that come with the app`,
      response: endpoints.readReadyRows.response,
      handler: async ({ ctx }) => createImport(adminCtx(ctx), declaration, readyFile(declaration, ctx.locale)),
    })
  plainRoute(app, {
    ...common,
    ...routeAddress(endpoints.downloadImportTemplate, at),
    tags: [`admin: ${declaration.name}`],
    summary: `A file with the columns of ${rows} and an example, which an import leaves out`,
    handler: async ({ ctx, reply }) =>
      reply
        .type(endpoints.downloadImportTemplate.file)
        .header('content-disposition', `attachment; filename="${declaration.name}-template.csv"`)
        .send(importTemplate(declaration, ctx.locale)),
  })
}

/** Routes that follow and run an import. */
function runRoutes(app: FastifyInstance, resource: StoredResource, { at, rows, common }: SharedOptions): void {
  route(app, {
    ...common,
    ...routeAddress(endpoints.showLatestImport, at),
    summary: `Your latest import of ${rows}, if it is not older than a day`,
    response: endpoints.showLatestImport.response,
    handler: async ({ ctx }) => findLatestImport(adminCtx(ctx), resource.declaration),
  })
  route(app, {
    ...common,
    ...routeAddress(endpoints.showImport, at),
    summary: `An import of ${rows}: its progress and result`,
    params: idParams,
    response: endpoints.showImport.response,
    handler: async ({ ctx, params }) => loadImport(adminCtx(ctx), resource.declaration, params.id),
  })
  route(app, {
    ...common,
    ...routeAddress(endpoints.runImport, at),
    limit,
    status: 202,
    summary: `Check the rows of an import of ${rows} (\`mode\` try), or store the valid ones, in the background`,
    params: idParams,
    body: endpoints.runImport.body,
    response: endpoints.runImport.response,
    handler: async ({ ctx, params, body }) => {
      assertColumns(resource.declaration, body.columns)
      return startImport(adminCtx(ctx), resource.declaration, params.id, body)
    },
  })
}
