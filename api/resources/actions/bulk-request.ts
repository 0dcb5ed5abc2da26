import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { actionInputSchema } from '@wasl/shared/registry/schema.ts'
import * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { parse } from '../../platform/http/parse.ts'
import { assertPermitted } from '../../platform/http/permission.ts'
import { adminAccessAction } from '../access.ts'
import type { StoredResource } from '../stored-resource.ts'
import { loadValidationContext } from '../write/validation-context.ts'

export type ActionInput = { reason: string | null; reason_id: string | null; inputs: AnyRow }

/** What can be done with many rows at once: the actions, `edit` if fields can be edited in many rows, and `delete`. */
export const bulkActionsOf = ({ declaration }: StoredResource): string[] => [
  ...Object.keys(declaration.actions ?? {}),
  ...(editableFields(declaration).length > 0 ? ['edit'] : []),
  ...(declaration.access.remove === false ? [] : ['delete']),
]

const editableFields = ({ access, inlineEdit = [] }: StoredResource['declaration']): readonly string[] =>
  access.edit === false ? [] : inlineEdit

/** Throws 403 if this principal may not run a bulk action. */
export const assertBulkPermitted = ({ principal }: Pick<Ctx, 'principal'>, { declaration }: StoredResource, action: string): void =>
  assertPermitted(
    {
      action: declaration.actions?.[action]?.access ?? adminAccessAction(declaration, action),
      permission: `${declaration.name}.${action}`,
    },
    principal,
  )

/** Validates the inputs of a bulk action. The fields of `inlineEdit` can be edited in many rows; each row checks the value. */
export async function parseBulkInputs(ctx: Ctx, { declaration }: StoredResource, action: string, inputs: AnyRow): Promise<ActionInput> {
  if (action !== 'edit') return actionInput(parse(actionInputSchema(declaration, action, await loadValidationContext(ctx)), inputs))
  const fields = Object.fromEntries(editableFields(declaration).map((field) => [field, z.unknown().optional()]))
  return { reason: null, reason_id: null, inputs: parse(z.strictObject(fields), inputs) }
}

/** Splits the body of an action into its reason (own text or a chosen option) and the fields of the row. */
export function actionInput({ reason, reason_id, ...inputs }: AnyRow): ActionInput {
  return { reason: textOrNull(reason), reason_id: textOrNull(reason_id), inputs }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
