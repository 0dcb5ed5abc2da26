import type { PushService } from '@wasl/shared/contract/push-service.ts'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { pushState } from './push-state.ts'

/** Explains push messages before the browser asks for its permission, and turns them on and off in this browser. */
export function PushSetting({ service }: { service: PushService }) {
  const { t } = useTranslation('account')
  const [problem, setProblem] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  // Only the browser knows; the server shows the explanation without a button.
  const state = useSyncExternalStore(neverChanges, pushState, () => null)
  if (!service) return null
  const change = async () => {
    setIsBusy(true)
    setProblem(false)
    try {
      const { turnPushOn, turnPushOff } = await import('./register-device.ts')
      await (state === 'on' ? turnPushOff() : turnPushOn(service))
    } catch {
      setProblem(true)
    }
    setIsBusy(false)
  }
  const isOn = state === 'on'
  return (
    <section aria-labelledby="push-switch" className="card flex flex-wrap items-center gap-4 p-4 sm:p-5">
      <Icon name="device" size={26} className={isOn ? 'text-brand' : 'text-muted'} />
      <div className="min-w-[min(12rem,100%)] grow basis-0">
        <h2 id="push-switch" className="text-base">
          {t('push.title')}
        </h2>
        <p className="text-sm text-muted" aria-live="polite">
          {t(`push.state.${state ?? 'off'}`)}
        </p>
        {problem && (
          <p role="alert" className="text-sm text-bad">
            {t('push.failed')}
          </p>
        )}
      </div>
      {(isOn || state === 'off') && (
        <Button type="button" tone={isOn ? 'plain' : 'primary'} busy={isBusy} onClick={() => void change()}>
          {t(isOn ? 'push.turnOff' : 'push.turnOn')}
        </Button>
      )}
    </section>
  )
}

// The component renders again after each change that it makes itself.
const neverChanges = () => () => {}
