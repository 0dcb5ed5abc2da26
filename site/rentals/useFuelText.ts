import { fullTank } from '@wasl/shared/rules/rental-choices.ts'
import { useTranslation } from 'react-i18next'

const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞']

/** Returns a function that names how full the tank is, in eighths. */
export function useFuelText(): (fuel: number) => string {
  const { t } = useTranslation('rentals')
  return (fuel) => (fuel === 0 ? t('condition.empty') : fuel === fullTank ? t('condition.full') : (eighths[fuel] ?? ''))
}
