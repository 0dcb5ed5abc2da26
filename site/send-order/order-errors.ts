import type { ServiceView } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'

/** The errors by field of the form: the API names the part of an answer (`items.0.answers.1.number`), the form has one field per question. */
export const answerErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field.replace(/^(items\.\d+\.answers\.\d+)\..+$/, '$1'), messages]))

const destinationFields = {
  city: 'to_city_id',
  district: 'to_district',
  address: 'to_address',
  shortAddress: 'to_short_address',
  'map.lat': 'to_lat',
  'map.lng': 'to_lng',
} as const

/** The names of all fields of the order form, in page order: «Plumbing — Where is the fault?». */
export function useOrderLabels(services: readonly ServiceView[]): Record<string, string> {
  const { t } = useTranslation('send-order')
  const text = useText()
  const itemLabels = services.flatMap(({ name, questions }, index): [string, string][] => {
    const labelOf = (label: string) => (services.length > 1 ? `${text(name)} — ${label}` : label)
    return [
      ...questions.map((question, number): [string, string] => [`items.${index}.answers.${number}`, labelOf(text(question.text))]),
      [`items.${index}.note`, labelOf(t('itemNote'))],
      [`items.${index}.file_ids`, labelOf(t('itemFiles'))],
    ]
  })
  return {
    ...Object.fromEntries(itemLabels),
    meeting_way: t('meeting.way'),
    city_id: t('city'),
    district: t('district'),
    address: t('address'),
    short_address: t('shortAddress'),
    lat: t('map.lat'),
    lng: t('map.lng'),
    ...Object.fromEntries(
      (['city', 'district', 'address', 'shortAddress', 'map.lat', 'map.lng'] as const).map((name) => [
        destinationFields[name],
        `${t('to')} — ${t(name)}`,
      ]),
    ),
    wanted_on: t('wanted.on'),
    wanted_part: t('wanted.part'),
    wanted_time: t('wanted.time'),
    expected_budget: t('budget'),
    duration_days: t('duration'),
    note: t('note'),
    file_ids: t('files'),
    branch_id: t('branch.label', { ns: 'common' }),
    purchase_order: t('purchaseOrder.label', { ns: 'common' }),
  }
}
