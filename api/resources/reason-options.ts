import type { ReadyReason } from '@wasl/shared/contract/common.ts'
import type { ReadyReasons } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../context.ts'
import { invalid } from '../platform/http/errors.ts'
import { declarationOf, titleText } from '../platform/spreadsheets/related-titles.ts'
import { list } from './list.ts'
import type { ListQuery } from './list-query.ts'
import { type StoredResource, storedResource } from './stored-resource.ts'

const most = 200

/** The reasons that are ready to choose from, in the order of their list, each by the title of its row. */
export async function readyReasons(ctx: Ctx, reasons: ReadyReasons): Promise<ReadyReason[]> {
  const resource = resourceOf(reasons)
  const { title } = resource.declaration
  const { rows } = await list(ctx, resource, queryOf(resource, reasons))
  return rows.map(({ id, [title]: text }) => ({ id, text: { ar: titleText(text, 'ar'), en: titleText(text, 'en') } }))
}

/** What one of these reasons says, in the reader's language. Throws 422 on `reason_id` where it is none of them. */
export async function readyReasonText(ctx: Ctx, reasons: ReadyReasons | undefined, id: string): Promise<string> {
  const chosen = reasons && (await readyReasons(ctx, reasons)).find((reason) => reason.id === id)
  if (!chosen) throw invalid('reason_id', ['Choose a reason', 'اختر السبب'])
  return chosen.text[ctx.locale]
}

function resourceOf({ from }: ReadyReasons): StoredResource {
  const declaration = declarationOf(from)
  if (!declaration) throw new Error(`readyReasons: no resource ${from}`)
  return storedResource(declaration)
}

const queryOf = ({ declaration: { sort } }: StoredResource, { where }: ReadyReasons): ListQuery => ({
  start: 0,
  end: most,
  sorts: [{ by: sort.replace('-', ''), descending: sort.startsWith('-') }],
  q: null,
  filters: Object.entries(where).map(([field, values]) => ({ field, operator: '', values: values.map(String) })),
})
