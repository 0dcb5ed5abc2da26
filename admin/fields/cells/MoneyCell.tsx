import { formatExactRiyals } from '@wasl/shared/i18n/format.ts'
import type { Money } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { useClientSettings } from '../../api/client-settings.ts'

/** An amount in riyals: the currency sign before it in both languages, as the Saudi Central Bank prescribes, or the word after it. */
export function MoneyCell({ value }: { value: Money }) {
  const { riyal_sign } = useClientSettings()
  const amount = <bdi dir="ltr">{formatExactRiyals(value)}</bdi>
  return riyal_sign === 'text' ? (
    <bdi dir="auto" className="code money">
      {amount} <RiyalSign />
    </bdi>
  ) : (
    <bdi dir="ltr" className="code money">
      <RiyalSign /> {amount}
    </bdi>
  )
}

/** The Saudi riyal sign as SVG, since few fonts have it yet, or the word, depending on the settings. */
export function RiyalSign() {
  const { t } = useTranslation()
  const { riyal_sign } = useClientSettings()
  if (riyal_sign === 'text') return <span>{t('form.riyal')}</span>
  return (
    <svg viewBox="0 0 1124 1257" role="img" aria-label={t('form.riyal')} className="riyal">
      <path d="M699.6 1113c-20 44.5-33.3 92.8-38.4 143.4l424.5-90.2c20.1-44.5 33.3-92.8 38.4-143.4L699.6 1113Zm386.1-217.2c20.1-44.5 33.3-92.8 38.4-143.4l-330.7 70.3V687.5L1085.7 625.4c20.1-44.5 33.3-92.8 38.4-143.4L793.4 552.3V66.1c-50.7 28.5-95.7 66.3-132.2 111v403.3l-132.3 28.1V0c-50.7 28.4-95.7 66.3-132.3 111v525.7L100.7 699.6c-20.1 44.4-33.3 92.7-38.4 143.3l334.3-71v170.2L38.3 1018.3c-20.1 44.4-33.3 92.7-38.4 143.3l375.1-79.7c30.5-6.3 56.7-24.4 73.8-49.2l68.8-102c7.1-10.6 11.3-23.3 11.3-37V743.7l132.3-28.1v270.4l424.5-90.2Z" />
    </svg>
  )
}
