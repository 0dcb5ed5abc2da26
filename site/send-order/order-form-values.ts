import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { wantedValues } from './wanted-values.ts'

/** The form state of an existing order: values by field name, service ids and attached files. Services no longer offered are left out. */
export function orderFormValues(order: OrderPage, category: CategoryPage) {
  const values: Record<string, string> = {
    city_id: order.city?.id ?? '',
    ...placeValues('', order),
    to_city_id: order.to_city?.id ?? '',
    ...(order.to_place && placeValues('to_', order.to_place)),
    meeting_way: order.meeting_way ?? '',
    expected_budget: formatRiyalsInput(order.expected_budget),
    duration_days: order.duration_days === null ? '' : String(order.duration_days),
    ...wantedValues(order),
    note: order.note ?? '',
    ...{ branch_id: order.branch?.id ?? '', purchase_order: order.purchase_order ?? '' },
  }
  const serviceOf = (item: OrderPage['items'][number]) => category.services.find(({ id }) => id === item.service.id)
  const items = order.items.filter((item) => serviceOf(item) !== undefined)
  for (const [index, item] of items.entries()) {
    values[`items.${index}.note`] = item.note ?? ''
    const service = serviceOf(item)
    for (const [question, { choice, number, text }] of item.answers.entries()) {
      const option = choice && service?.questions[question]?.options.ar.indexOf(choice.ar)
      values[`items.${index}.answers.${question}`] = text ?? String(option ?? number ?? '')
    }
  }
  const serviceIds = items.map((item) => item.service.id)
  const attachedFiles = {
    files: order.files,
    items: items.map((item) => ({ files: item.files, answers: item.answers.map(({ files }) => files) })),
  }
  return { values, serviceIds, attachedFiles }
}

type Place = NonNullable<OrderPage['to_place']>

const placeValues = (prefix: '' | 'to_', { district, address, short_address, lat, lng }: Place): Record<string, string> => ({
  [`${prefix}district`]: district ?? '',
  [`${prefix}address`]: address ?? '',
  [`${prefix}short_address`]: short_address ?? '',
  [`${prefix}lat`]: lat === null ? '' : String(lat),
  [`${prefix}lng`]: lng === null ? '' : String(lng),
})
