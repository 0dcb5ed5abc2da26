import type { FileView, Named } from '@wasl/shared/contract/common.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/localized.ts'
import type { FieldErrors } from '../ui/api-error.ts'
import { Card } from '../ui/Card.tsx'
import { FileField } from '../ui/FileField.tsx'
import { Select } from '../ui/Select.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { KeptFiles } from './AttachedFiles.tsx'
import { LocationPicker } from './LocationPicker.tsx'

type Props = { cities: readonly Named[]; words: Readonly<Record<string, string>>; errors: FieldErrors; kept: readonly FileView[] }

/** What holds for the whole order: place, budget, duration, note and files. */
export function OrderFields({ cities, words, errors, kept }: Props) {
  const { t } = useTranslation('send-order')
  const { t: common } = useTranslation()
  const text = useText()
  return (
    <>
      <Card title={t('where')}>
        <div className="flex flex-col gap-5">
          <Select
            name="city_id"
            label={t('city')}
            defaultValue={words.city_id ?? ''}
            errors={errors.city_id}
            options={cities.map((city) => ({ value: city.id, label: text(city.name) }))}
          />
          <TextInput
            name="address"
            label={t('address')}
            hint={t('addressHint')}
            optional
            maxLength={300}
            autoComplete="street-address"
            defaultValue={words.address}
            errors={errors.address}
          />
          <LocationPicker lat={words.lat ?? ''} lng={words.lng ?? ''} errors={[...(errors.lat ?? []), ...(errors.lng ?? [])]} />
        </div>
      </Card>
      <Card title={t('terms')}>
        <div className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput
              name="expected_budget"
              label={t('budget')}
              hint={t('budgetHint')}
              optional
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={words.expected_budget}
              errors={errors.expected_budget}
            />
            <TextInput
              name="duration_days"
              label={t('days')}
              optional
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={words.duration_days}
              errors={errors.duration_days}
            />
          </div>
          <Textarea name="note" label={t('note')} optional maxLength={2000} defaultValue={words.note} errors={errors.note} />
          <FileField
            name="file_ids"
            label={t('files')}
            optional
            accept="image/*,application/pdf"
            types={common('files.imagesAndPdf')}
            errors={errors.file_ids}
          />
          <KeptFiles name="kept" files={kept} />
        </div>
      </Card>
    </>
  )
}
