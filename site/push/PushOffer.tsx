import type { PushService } from '@wasl/shared/contract/push-service.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/page-toast.ts'
import { rememberAnswer } from './push-state.ts'
import { turnPushOn } from './register-device.ts'

type Props = { service: NonNullable<PushService>; onClose: () => void }

/** Explains push messages before the browser asks for its permission. */
export default function PushOffer({ service, onClose }: Props) {
  const { t } = useTranslation('account')
  const [isBusy, setIsBusy] = useState(false)
  const turnOn = async () => {
    setIsBusy(true)
    try {
      const isOn = await turnPushOn(service)
      rememberAnswer()
      showToast(isOn ? 'good' : 'note', isOn ? t('push.state.on') : t('push.state.denied'))
      onClose()
    } catch {
      showToast('bad', t('push.failed'))
      setIsBusy(false)
    }
  }
  const decline = () => {
    rememberAnswer()
    onClose()
  }
  return (
    <section aria-labelledby="push-offer" className="card flex flex-col gap-3 p-5">
      <h2 id="push-offer" className="flex items-center gap-2 text-base">
        <Icon name="bell" size={22} className="text-brand" />
        {t('push.offer.title')}
      </h2>
      <p className="text-sm text-muted">{t('push.offer.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="button" busy={isBusy} onClick={() => void turnOn()}>
          {t('push.turnOn')}
        </Button>
        <Button type="button" tone="bare" onClick={decline}>
          {t('push.offer.later')}
        </Button>
      </div>
    </section>
  )
}
