import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Shows whether in-app alerts are on and toggles them. */
export function AlertSetting({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('account')
  const busy = useNavigation().formData?.get('intent') === 'toggle_alerts'
  return (
    <section aria-labelledby="alert-switch" className="card flex flex-wrap items-center gap-4 p-4 sm:p-5">
      <Icon name="bell" size={26} className={isOn ? 'text-brand' : 'text-muted'} />
      <div className="min-w-[min(12rem,100%)] grow basis-0">
        <h2 id="alert-switch" className="text-base">
          {t('notifications.alerts')}
        </h2>
        <p className="text-sm text-muted">{t(isOn ? 'notifications.alertsOn' : 'notifications.alertsOff')}</p>
      </div>
      <ActionForm method="post" preventScrollReset>
        <input type="hidden" name="intent" value="toggle_alerts" />
        <Button tone={isOn ? 'plain' : 'primary'} busy={busy}>
          {t(isOn ? 'notifications.turnOff' : 'notifications.turnOn')}
        </Button>
      </ActionForm>
    </section>
  )
}
