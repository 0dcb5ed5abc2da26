import { idParams } from '@wasl/shared/contract/common.ts'
import * as endpoints from '@wasl/shared/contract/resource-endpoints.ts'
import { actionInputSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { plainRoute } from '../../platform/http/route.ts'
import { adminAccessAction } from '../access.ts'
import { responseSchema } from '../read/response-schema.ts'
import { routeAddress } from '../route-address.ts'
import type { StoredResource } from '../stored-resource.ts'
import { versionFromIfMatch } from '../write/row-version.ts'
import { bodyBySettings } from '../write/validation-context.ts'
import { actionInput, assertBulkPermitted, bulkActionsOf, parseBulkInputs } from './bulk-request.ts'
import { listReasonOptions } from './reason-options.ts'
import { runAction } from './run-action.ts'
import { runBulkAction } from './run-bulk-action.ts'

/** Routes for a resource's actions: one per action, the reason options to choose from, and the bulk route. */
export function actionRoutes(app: FastifyInstance, resource: StoredResource): void {
  const { name, actions = {}, label } = resource.declaration
  const row = responseSchema(resource)
  const common = { action: adminAccessAction(resource.declaration, 'action'), tags: [`admin: ${name}`] } as const
  for (const [action, { label: actionLabel, access = common.action }] of Object.entries(actions))
    plainRoute(app, {
      ...common,
      action: access,
      permission: `${name}.${action}`,
      ...routeAddress(endpoints.runAction, { resource: name, action }),
      summary: `${actionLabel.en}: ${label.one.en.toLowerCase()}; with If-Match only if that is still its version, otherwise 412 with the current row`,
      params: idParams,
      ...bodyBySettings((context) => actionInputSchema(resource.declaration, action, context)),
      responses: { 200: row },
      handler: ({ ctx, params, body, request }) =>
        runAction(ctx, resource, { id: params.id, action, version: versionFromIfMatch(request), ...actionInput(body) }),
    })
  for (const [action, { label: actionLabel, access = common.action, reasonOptions }] of Object.entries(actions))
    if (reasonOptions)
      plainRoute(app, {
        ...common,
        action: access,
        permission: `${name}.${action}`,
        ...routeAddress(endpoints.listReasonOptions, { resource: name, action }),
        summary: `${actionLabel.en}: the reasons to choose from`,
        responses: { 200: endpoints.listReasonOptions.bare },
        handler: ({ ctx }) => listReasonOptions(ctx, reasonOptions),
      })
  const bulkActions = bulkActionsOf(resource)
  if (bulkActions.length === 0) return
  plainRoute(app, {
    ...common,
    permission: `${name}.list`,
    ...routeAddress(endpoints.runBulkAction, { resource: name }),
    summary: `Run one action on many ${label.many.en.toLowerCase()}; one result each, in the order of the ids`,
    body: endpoints.runBulkAction.body.extend({ action: z.enum(bulkActions) }),
    responses: { 200: endpoints.runBulkAction.bare },
    handler: async ({ ctx, body: { action, ids, versions, inputs } }) => {
      assertBulkPermitted(ctx, resource, action)
      return {
        results: await runBulkAction(ctx, resource, { action, ids, versions, ...(await parseBulkInputs(ctx, resource, action, inputs)) }),
      }
    },
  })
}
