import { dayParts } from '@wasl/shared/rules/wanted-time.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { RadioChips } from '../forms/RadioChips.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Card } from '../ui/Card.tsx'

type Props = { values: Readonly<Record<string, string>>; errors: FieldErrors }

/** When the client wants the work: as soon as possible, on a day, or at an hour of it. Styles alone show what belongs to the choice. */
export function WantedTimeFields({ values, errors }: Props) {
  const { t } = useTranslation('send-order')
  const text = useText()
  return (
    <Card title={t('wanted.title')}>
      <div className="group/wanted flex flex-col gap-5">
        <RadioChips
          name="wanted"
          legend={t('wanted.legend')}
          defaultValue={values.wanted ?? 'soon'}
          options={(['soon', 'day', 'hour'] as const).map((value) => ({ value, label: t(`wanted.${value}`) }))}
        />
        <div className="grid gap-5 group-has-[[name=wanted][value=soon]:checked]/wanted:hidden sm:grid-cols-2">
          <TextInput
            name="wanted_on"
            type="date"
            label={t('wanted.on')}
            dir="ltr"
            defaultValue={values.wanted_on}
            errors={errors.wanted_on}
          />
          <div className="group-has-[[name=wanted][value=day]:checked]/wanted:hidden">
            <TextInput
              name="wanted_time"
              type="time"
              label={t('wanted.time')}
              dir="ltr"
              step={900}
              defaultValue={values.wanted_time}
              errors={errors.wanted_time}
            />
          </div>
        </div>
        <div className="hidden group-has-[[name=wanted][value=day]:checked]/wanted:block">
          <RadioChips
            name="wanted_part"
            legend={t('wanted.part')}
            defaultValue={values.wanted_part ?? 'any'}
            errors={errors.wanted_part}
            options={[
              { value: 'any', label: t('wanted.any') },
              ...typedEntries(dayParts).map(([value, label]) => ({ value, label: text(label) })),
            ]}
          />
        </div>
      </div>
    </Card>
  )
}
