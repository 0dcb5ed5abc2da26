import { meetingWays, type ServiceMode } from '@wasl/shared/rules/service-modes.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { CitySelect } from '../forms/CitySelect.tsx'
import { RadioChips } from '../forms/RadioChips.tsx'
import { useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { PlaceFields, type PlaceProps } from './PlaceFields.tsx'

type Props = PlaceProps & { mode: ServiceMode }

/** Where the work is done, by the mode of the order: one place, two, a meeting, or none. */
export function OrderPlace(props: Props) {
  const { t } = useTranslation('send-order')
  if (props.mode === 'remote') return props.isPrivate ? null : <p className="rounded-card bg-brand-soft p-4">{t('remoteHint')}</p>
  if (props.mode === 'meeting') return <MeetingFields {...props} />
  if (props.mode === 'on_site')
    return (
      <Card title={t('location')}>
        <PlaceFields {...props} prefix="" isServed />
      </Card>
    )
  return (
    <>
      <Card title={t('from')}>
        <PlaceFields {...props} prefix="" isServed />
      </Card>
      <Card title={t('to')}>
        <PlaceFields {...props} prefix="to_" isServed={false} />
      </Card>
    </>
  )
}

/** How to meet; an office needs the city. */
function MeetingFields({ cities, values, errors }: Props) {
  const { t } = useTranslation('send-order')
  const text = useText()
  return (
    <Card title={t('meeting.title')}>
      <div className="group/meeting flex flex-col gap-5">
        <RadioChips
          name="meeting_way"
          legend={t('meeting.way')}
          defaultValue={values.meeting_way || 'call'}
          errors={errors.meeting_way}
          options={typedEntries(meetingWays).map(([value, label]) => ({ value, label: text(label) }))}
        />
        <div className="hidden group-has-[[name=meeting_way][value=office]:checked]/meeting:block">
          <CitySelect name="city_id" label={t('city')} defaultValue={values.city_id} errors={errors.city_id} cities={cities} />
        </div>
      </div>
    </Card>
  )
}
