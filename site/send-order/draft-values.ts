import type { OrderDraftView } from '@wasl/shared/contract/order-drafts.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { fieldAfterChange, removedPrefix } from '@wasl/shared/rules/item-fields.ts'
import { maxQuestions } from '@wasl/shared/rules/service-questions.ts'

/**
 * The form state of a draft for these services. The fields of a service follow it to its new position; those of services that are not in the
 * form are left out.
 */
export function draftValues(draft: OrderDraftView, serviceIds: readonly string[]) {
  const nameOf = (field: string) => fieldAfterChange(field, { before: draft.service_ids, after: serviceIds })
  const values: Record<string, string> = {}
  for (const [field, value] of Object.entries(draft.values)) {
    const name = nameOf(field)
    if (!name.startsWith(removedPrefix)) values[name] = value
  }
  const filesOf = (field: string) =>
    draft.files
      .filter((file) => nameOf(file.field) === field)
      .map(({ field: _, ...file }) => ({ ...file, url: resourceRoutes.orderDraftFile({ id: draft.id, fileId: file.id }) }))
  const attachedFiles = {
    files: filesOf('file_ids'),
    items: serviceIds.map((_, index) => ({
      files: filesOf(`items.${index}.file_ids`),
      answers: Array.from({ length: maxQuestions }, (_, question) => filesOf(`items.${index}.answers.${question}`)),
    })),
  }
  return { values, attachedFiles }
}
