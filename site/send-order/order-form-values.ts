import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatRiyalsInput } from '../forms/form-values.ts'

/** The form state of an existing order: values by field name, service ids and attached files. */
export function orderFormValues(order: OrderPage, category: CategoryPage) {
  const values: Record<string, string> = {
    city_id: order.city.id,
    district: order.district ?? '',
    address: order.address ?? '',
    lat: order.lat === null ? '' : String(order.lat),
    lng: order.lng === null ? '' : String(order.lng),
    expected_budget: formatRiyalsInput(order.expected_budget),
    duration_days: order.duration_days === null ? '' : String(order.duration_days),
    note: order.note ?? '',
  }
  for (const [index, item] of order.items.entries()) {
    values[`items.${index}.note`] = item.note ?? ''
    const service = category.services.find(({ id }) => id === item.service.id)
    for (const [question, { choice, number, text }] of item.answers.entries()) {
      const option = choice && service?.questions[question]?.options.ar.indexOf(choice.ar)
      values[`items.${index}.answers.${question}`] = text ?? String(option ?? number ?? '')
    }
  }
  const serviceIds = order.items.map((item) => item.service.id).filter((id) => category.services.some((service) => service.id === id))
  const attachedFiles = {
    files: order.files,
    items: order.items.map((item) => ({ files: item.files, answers: item.answers.map(({ files }) => files) })),
  }
  return { values, serviceIds, attachedFiles }
}
