import { cityNear, type Point } from '@wasl/shared/rules/kingdom-cities.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'

/** Says that a place is selected, and near which city. */
export default function SelectedPlace({ point }: { point: Point }) {
  const { t } = useTranslation('send-order')
  const text = useText()
  const nearest = cityNear(point)
  return nearest ? t('map.selectedNear', { city: text(nearest.name) }) : t('map.selected')
}
