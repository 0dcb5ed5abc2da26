import { findResource } from '@wasl/resources/index.ts'
import type { ReasonOption } from '@wasl/shared/contract/common.ts'
import type { ReasonOptionsSource } from '@wasl/shared/registry/action-inputs.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { listRows } from '../read/list.ts'
import type { ListQuery } from '../read/list-query.ts'
import { titleText } from '../read/related-titles.ts'
import { type StoredResource, storedResource } from '../stored-resource.ts'

const maxReasons = 200

/** The reasons to choose from, in the order of their list, each with the title of its row. */
export async function listReasonOptions(ctx: Ctx, reasons: ReasonOptionsSource): Promise<ReasonOption[]> {
  const resource = resourceOf(reasons)
  const { title } = resource.declaration
  const { rows } = await listRows(ctx, resource, queryOf(resource, reasons))
  return rows.map(({ id, [title]: text }) => ({ id, text: { ar: titleText(text, 'ar'), en: titleText(text, 'en') } }))
}

/** The text of a reason in the user's language. Throws 422 on `reason_id` if it is not one of the options. */
export async function reasonOptionText(ctx: Ctx, reasons: ReasonOptionsSource | undefined, id: string): Promise<string> {
  const chosen = reasons && (await listReasonOptions(ctx, reasons)).find((reason) => reason.id === id)
  if (!chosen) throw invalid('reason_id', { en: 'Choose a reason', ar: 'اختر السبب' })
  return chosen.text[ctx.locale]
}

function resourceOf({ from }: ReasonOptionsSource): StoredResource {
  const declaration = findResource(from)
  if (!declaration) throw new Error(`listReasonOptions: no resource ${from}`)
  return storedResource(declaration)
}

const queryOf = ({ declaration: { sort } }: StoredResource, { where }: ReasonOptionsSource): ListQuery => ({
  start: 0,
  end: maxReasons,
  sorts: [{ by: sort.replace('-', ''), descending: sort.startsWith('-') }],
  q: null,
  filters: Object.entries(where).map(([field, values]) => ({ field, operator: '', values: values.map(String) })),
})
