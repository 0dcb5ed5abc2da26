import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { riyalsText } from '../orders/form-numbers.ts'

/** What a sent order says, as its form holds it: the words by field name, and the files that hang on it. */
export function wordsOfOrder(order: OrderPage, category: CategoryPage) {
  const words: Record<string, string> = {
    city_id: order.city.id,
    address: order.address ?? '',
    lat: order.lat === null ? '' : String(order.lat),
    lng: order.lng === null ? '' : String(order.lng),
    expected_budget: riyalsText(order.expected_budget),
    duration_days: order.duration_days === null ? '' : String(order.duration_days),
    note: order.note ?? '',
  }
  for (const [at, item] of order.items.entries()) {
    words[`items.${at}.note`] = item.note ?? ''
    for (const [number, answer] of item.answers.entries()) words[`items.${at}.answers.${number}`] = answer.choice ?? answer.text ?? ''
  }
  const chosen = order.items.map(({ service }) => service.id).filter((id) => category.services.some((one) => one.id === id))
  const kept = {
    files: order.files,
    items: order.items.map((item) => ({ files: item.files, answers: item.answers.map(({ files }) => files) })),
  }
  return { words, chosen, kept }
}
